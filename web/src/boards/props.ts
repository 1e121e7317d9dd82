/**
 * What the table screen, the rules help and the replay give to the boards, and what they hear back.
 *
 * Boards draw a position and never judge it: what is legal and what it would do comes in as `choices`. Indices count
 * from 0 in positions, events and choices, and from 1 in notation and in words.
 *
 * - Every part that can be used is a button (or an SVG element with role="button") with a name from the catalogue.
 *   Tiles to pick carry `data-pick="3r"` (source 0 is written c), destinations `data-place="3r2"` (the notation), so
 *   that keys and tests find them. Parts that cannot be used now are not buttons.
 * - Keyboard: one tab stop for the offer, one for the destinations (roving tabindex); arrows move between them, Home and
 *   End go to the first and last, Enter or Space presses. After a pick by key, focus goes to the first destination.
 *   Escape (`onpick(null)`) puts the tiles back and focus where they were.
 * - Drag and drop from a pick to a destination means both. A drop elsewhere on the own board calls `onattempt` with the
 *   notation of what was tried, and the server says which rule forbids it.
 * - `step` says what is happening: `position` is already the one after it; draw tiles flying for `duration` ms.
 *   With duration 0 nothing moves.
 */

import type { Choice, Position } from '../wire/messages';

export type { Choice, Position };

/** How many of each color, by letter. */
export type Tiles = Readonly<Record<string, number>>;

/** Tiles of a color at a source (0: the center), picked up but not yet put anywhere. Jokers are color "j". */
export interface Pick {
  readonly source: number;
  readonly color: string;
}

/** An event of the rules: its name in `event`, and its fields. */
export interface GameEvent {
  readonly event: string;
  readonly [field: string]: unknown;
}

export interface Step {
  readonly event: GameEvent;
  readonly duration: number;
}

/** How a board is drawn: one's own, another one, that one made large, or as a small picture in a strip. */
export type BoardSize = 'own' | 'small' | 'large' | 'tiny';

/** What there is to see. */
export interface TableProps {
  readonly position: Position;
  /** The players' names, by seat. */
  readonly names: readonly string[];
  /** The seat whose board is drawn large; the others follow clockwise. */
  readonly viewpoint: number;
  /** Only the viewpoint's board is drawn, not the others'. */
  readonly isAlone?: boolean;
  /** How high the table may be; by default most of the window. */
  readonly height?: number;
  /** What the viewpoint seat may do now; empty where there is only something to look at. */
  readonly choices?: readonly unknown[];
  readonly step?: Step | null;
  /** What the others did since the viewpoint's last move; its places are marked. */
  readonly recent?: readonly GameEvent[];
  /** By seat, the last thing that each of the others did, in a sentence. */
  readonly lately?: readonly string[];
  /** Places to point at, by their `data-spot`. */
  readonly spots?: readonly string[];
}

/** What every screen gives to a game. */
export interface GameProps<P extends Position = Position, C = Choice> extends TableProps {
  readonly position: P;
  readonly choices?: readonly C[];
  readonly selection?: Pick | null;
  /** A choice that the person looks at, or that waits to be confirmed: drawn as if it were done, but lightly. */
  readonly preview?: C | null;
  /** Tiles were picked up, or put back. Where a pick is the whole choice, `onplace` comes instead. */
  readonly onpick?: (pick: Pick | null) => void;
  readonly onplace?: (choice: C) => void;
  readonly onhover?: (choice: C | null) => void;
  readonly onattempt?: (move: string) => void;
}
