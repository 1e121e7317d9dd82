/**
 * What the table screen, the rules help and the replay give to the boards, and what they hear back.
 *
 * Boards draw a position and never judge it: what is legal and what it would do comes in as `choices`.
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

export type Tiles = Readonly<Record<string, number>>;

interface PositionBase {
  readonly players: number;
  readonly options: Readonly<Record<string, unknown>>;
  readonly round: number;
  readonly phase: string;
  /** The seat that acts next; null when a tile is to be drawn or the game is over. */
  readonly to_act: number | null;
  readonly start: number;
  /** The seat that has the starting marker; null while it lies in the center. */
  readonly marker: number | null;
  readonly factories: readonly Tiles[];
  readonly center: Tiles;
  readonly bag: Tiles;
}

export interface AzulBoardState {
  readonly score: number;
  readonly lines: readonly Tiles[];
  readonly wall: readonly (readonly (string | null)[])[];
  /** From the left: letters of tiles, and "marker". */
  readonly floor: readonly string[];
}

export interface AzulPosition extends PositionBase {
  readonly game: string;
  readonly lid: Tiles;
  readonly boards: readonly AzulBoardState[];
}

export interface PavilionBoardState {
  readonly score: number;
  readonly hand: Tiles;
  readonly corners: Tiles;
  readonly passed: boolean;
  readonly stars: Readonly<Record<string, readonly (string | null)[]>>;
}

export interface PavilionPosition extends PositionBase {
  readonly game: string;
  readonly turn: number | null;
  /** Bonus tiles that the seat to act may still take from the supply. */
  readonly owed: number;
  readonly supply: Tiles;
  readonly tower: Tiles;
  readonly boards: readonly PavilionBoardState[];
}

export type Position = AzulPosition | PavilionPosition;

export function isPavilion(position: Position): position is PavilionPosition {
  return 'supply' in position;
}

/** A legal move of Azul: `line` counts from 1, 0 is the floor line; source 0 is the center. */
export interface AzulTake {
  readonly move: string;
  readonly kind: 'take';
  readonly source: number;
  readonly color: string;
  readonly line: number;
  readonly jokers: number;
  readonly preview: {
    readonly placed: number;
    readonly fallen: number;
    readonly completes: boolean;
    /** What the line's tile will score at the end of the round if nothing else changes. */
    readonly points: number;
    /** Points lost on the floor line by this move. */
    readonly cost: number;
    readonly marker: boolean;
  };
}

/** A tile of a complete line to a column of the wall; both count from 1. */
export interface AzulTile {
  readonly move: string;
  readonly kind: 'tile';
  readonly row: number;
  readonly column: number;
  readonly preview: { readonly points: number };
}

export interface PavilionTake {
  readonly move: string;
  readonly kind: 'take';
  readonly source: number;
  readonly color: string;
  readonly preview: { readonly count: number; readonly wild: number; readonly marker: boolean; readonly cost: number };
}

/** A tile to a space, which counts from 1. Of several payments for one space the best comes first. */
export interface PavilionPlace {
  readonly move: string;
  readonly kind: 'place';
  readonly star: string;
  readonly space: number;
  readonly color: string;
  readonly paid: Tiles;
  readonly preview: {
    readonly points: number;
    readonly bonus: readonly { readonly element: string; readonly count: number }[];
  };
}

export interface PavilionBonus {
  readonly move: string;
  readonly kind: 'bonus';
  readonly tiles: Tiles;
}

export interface PavilionPass {
  readonly move: string;
  readonly kind: 'pass';
  readonly keep: Tiles;
  readonly preview: { readonly cost: number };
}

export type AzulChoice = AzulTake | AzulTile;
export type PavilionChoice = PavilionTake | PavilionPlace | PavilionBonus | PavilionPass;
export type Choice = AzulChoice | PavilionChoice;

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

export interface GameProps<P extends Position, C extends Choice> {
  readonly position: P;
  /** The players' names, by seat. */
  readonly names: readonly string[];
  /** The seat whose board is drawn large; the others follow clockwise. */
  readonly viewpoint: number;
  /** What the viewpoint seat may do now; empty where there is only something to look at. */
  readonly choices?: readonly C[];
  readonly selection?: Pick | null;
  /** A choice that the person looks at, or that waits to be confirmed: drawn as if it were done, but lightly. */
  readonly preview?: C | null;
  readonly step?: Step | null;
  /** Tiles were picked up, or put back. In Summer Pavilion's offer that is the whole choice: `onplace` comes instead. */
  readonly onpick?: (pick: Pick | null) => void;
  readonly onplace?: (choice: C) => void;
  readonly onhover?: (choice: C | null) => void;
  readonly onattempt?: (move: string) => void;
}

export type AzulGameProps = GameProps<AzulPosition, AzulChoice>;
export type PavilionGameProps = GameProps<PavilionPosition, PavilionChoice>;
