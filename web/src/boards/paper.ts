/** What printed sheets must know of a box; `boards/<box>/paper.ts` has it. */

import type { Position } from './props';

export interface Paper {
  /** Lines for rounds on the score sheet: all of them, or enough for nearly every game. */
  readonly rounds: number;
  /** The tile that stands beside a round, if there is one. */
  readonly tileOf: (round: number) => string | null;
  /** How many boards stand side by side. */
  readonly across: number;
  /** What brings and what costs points in each round, and what costs them after the bonuses: names of events. */
  readonly gains: readonly string[];
  readonly costs: readonly string[];
  readonly lastCosts: readonly string[];
  /** What is worth points at the end, in words. */
  readonly bonuses: (position: Position) => readonly (readonly [string, number])[];
  /** The parts of the rules help that belong to a game. */
  readonly parts: (position: Position) => readonly string[];
  /** What lies ready, beside factories and tiles: its name and how much. */
  readonly ready: () => readonly (readonly [string, number])[];
}
