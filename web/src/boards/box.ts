/** What the page asks of a box; `boards/<box>/index.ts` has it. */

import type { Component } from 'svelte';
import type { Sound } from '../sounds/sounds';
import { DURATIONS, SOUNDS } from './events';
import type { Choice, GameEvent, GameProps, Pick, Position } from './props';
import type { TileStyle } from './tiles';

export interface BoardBox<P extends Position = Position, C extends Choice = Choice> {
  /** Draws a position and offers its choices. */
  readonly Game: Component<GameProps<P, C>>;
  /** Draws one board of a position, to be printed; a box may have none. */
  readonly Sheet: Component<{ position: P; seat: number; name: string }> | null;
  /** What lies on the table after an event, as far as the event tells. Nothing is judged. */
  readonly after: (position: P, event: GameEvent) => P;
  /** How long events take at normal speed, in ms. */
  readonly durations: Readonly<Record<string, number>>;
  readonly sounds: Readonly<Record<string, Sound>>;
  /** The letters of the colors, in the order of an event's counts. */
  readonly colors: string;
  /** Events that what lies on the table tells anyway. */
  readonly untold: readonly string[];
  /** Events that bring points, in the order in which people count them. */
  readonly sources: readonly string[];
  /** Those of them that cost points. */
  readonly losses: readonly string[];
  /** What is asked of whoever is to choose. */
  readonly prompt: (choices: readonly C[], selection: Pick | null) => string;
  /** A choice as a part of a sentence: "2 red tiles from factory 3 to line 2". */
  readonly move: (choice: C, position: P) => string;
  /** What a choice would do, where there is little room. */
  readonly effect: (choice: C, position: P) => Effect;
  /** What a choice would do, in words. Of several that begin alike, `all` has the others. */
  readonly consequence: (choice: C, position: P, all?: readonly C[]) => string;
  /** In the last round, whose doing that is, if it can be seen. */
  readonly finisher: (position: P) => number | null;
  /** The part of the table that is to be touched next, where not all of it fits the screen. */
  readonly focus: (choices: readonly C[], selection: Pick | null) => '.own' | '.middle' | null;
  /** A typed move, as an example. */
  readonly typed: string;
  readonly help: BoxHelp | null;
  /** Draws a final board, on which tiles can be laid by hand to count it. */
  readonly Final: Component<FinalProps> | null;
}

/** What a choice would do, in short. */
export interface Effect {
  readonly where: string;
  /** Won, and lost. */
  readonly points: readonly number[];
  readonly more: string;
}

export interface FinalProps {
  readonly board: FinalBoard;
  readonly options: Position['options'];
  readonly player: string;
  /** A space was pressed: ['wall', 0, 2], or ['stars', 'o', 5]. */
  readonly onspace: (space: Space) => void;
  /** So many tiles are left to pay for. */
  readonly onleft: (left: number) => void;
}

/** A board as it is counted: its points so far, what is left to pay for, and its wall or stars. */
export interface FinalBoard {
  score: number;
  left: number;
  readonly wall?: (string | null)[][];
  readonly stars?: Record<string, (string | null)[]>;
}

/** The way to a space of a board. */
export type Space = readonly (string | number)[];

/** A box among others, with what all games share. It is only ever given positions and choices of its own. */
export function board<P extends Position, C extends Choice>(box: BoardBox<P, C>): BoardBox {
  return { ...box, durations: { ...DURATIONS, ...box.durations }, sounds: { ...SOUNDS, ...box.sounds } } as unknown as BoardBox;
}

/** What the rules help tells of a box. */
export interface BoxHelp {
  readonly tiles: TileStyle;
  /** Those of the rulebook's examples; "you" would need a grammar of its own. */
  readonly players: readonly string[];
  /** Its parts, each with the examples that belong to it. */
  readonly parts: readonly Part[];
  /** What is worth points at the end, in words. */
  readonly bonuses: () => readonly (readonly [string, number])[];
}

export interface Part {
  readonly id: string;
  readonly examples: readonly string[];
  /** The game in which the guide tells of it. */
  readonly game?: string;
}

export const part = (id: string, ...examples: string[]): Part => ({ id, examples });
