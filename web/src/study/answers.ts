/** What the server's study says, by the names it has here. */

import type { AnalysisLine, ReviewedMove, ReviewLine } from '../wire/messages';

export type { Hint, Insight, Judged, Review, ReviewedDeal, ReviewedMove, Worth } from '../wire/messages';

/** How good a move was. */
export type MoveClass = ReviewedMove['class'];

/** A line of what comes bit by bit. */
export type Told = AnalysisLine | ReviewLine;
