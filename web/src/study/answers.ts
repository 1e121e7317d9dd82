/** What the server's study says: see `docs/study.md`. */

import type { Problem } from '../wire/messages';

export interface Value {
  /** Each seat's chance to win, 0 to 1. */
  readonly chances: readonly number[];
  /** The points by which each seat is expected to be ahead of the best of the others. */
  readonly margins: readonly number[];
}

export interface InsightLine extends Value {
  readonly moves: readonly string[];
  readonly nodes: number;
}

/** What the coming deals may do. */
export interface Deals extends Value {
  readonly samples: number;
  readonly chance_spread: readonly number[];
  readonly margin_spread: readonly number[];
}

export interface Insight extends Value {
  readonly lines: readonly InsightLine[];
  readonly nodes: number;
  readonly depth: number;
  readonly seconds: number;
  readonly to_act: number | null;
  readonly deals: Deals | null;
  readonly is_final: boolean;
}

export const CLASSES = ['best', 'only move', 'good', 'inaccuracy', 'mistake', 'blunder'] as const;
export type MoveClass = (typeof CLASSES)[number];

export interface ReviewMove extends Value {
  readonly ply: number;
  readonly seat: number;
  readonly round: number;
  readonly move: string;
  readonly best: string;
  readonly points_lost: number;
  readonly chance_lost: number;
  readonly class: MoveClass;
  readonly why: readonly string[];
}

export interface ReviewDeal extends Value {
  readonly ply: number;
  readonly round: number;
  readonly luck: readonly number[];
  readonly chance_luck: readonly number[];
}

export interface ReviewPlayer {
  readonly name: string;
  readonly accuracy: number;
  readonly given_away: number;
  readonly luck: number;
  readonly chance_given_away: number;
  readonly chance_luck: number;
  readonly by_round: readonly { readonly round: number; readonly given_away: number; readonly luck: number }[];
}

export interface Review {
  readonly game: string;
  readonly players: readonly ReviewPlayer[];
  readonly moves: readonly ReviewMove[];
  readonly deals: readonly ReviewDeal[];
  readonly start: Value;
  readonly result: Value | null;
  readonly turning_points: readonly number[];
  readonly summary: readonly string[];
  readonly progress: number;
  readonly is_final: boolean;
}

export interface Judged {
  readonly move: string;
  readonly best: string;
  readonly points_lost: number;
  readonly chance_lost: number;
  readonly class: MoveClass;
  readonly why: readonly string[];
}

export interface Hint {
  readonly level: number;
  readonly text: string;
  readonly source: number | null;
  readonly color: string | null;
  readonly move: string | null;
  readonly why: readonly string[];
}

export type Told =
  | { readonly kind: 'waiting'; readonly ahead: number }
  | { readonly kind: 'insight'; readonly insight: Insight }
  | { readonly kind: 'review'; readonly review: Review }
  | { readonly kind: 'problem'; readonly problem: Problem };
