/** The review of a game, as it comes. */

import type { Review, ReviewedDeal, ReviewedMove, Worth } from './answers';
import { annotate } from '../wire/http';
import type { OutlookNote } from '../wire/messages';
import { review } from './asking';
import { Stream } from './stream.svelte';

export class Reviewer extends Stream {
  review = $state.raw<Review | null>(null);

  /** What each action led to, by ply. */
  private readonly byPly: ReadonlyMap<number, ReviewedMove | ReviewedDeal> = $derived.by(
    () => new Map([...(this.review?.moves ?? []), ...(this.review?.deals ?? [])].map((each) => [each.ply, each])),
  );

  moveAt(ply: number): ReviewedMove | null {
    const found = this.byPly.get(ply);
    return found && 'class' in found ? found : null;
  }

  dealAt(ply: number): ReviewedDeal | null {
    const found = this.byPly.get(ply);
    return found && 'luck' in found ? found : null;
  }

  /** How things stood after so many actions. */
  valueAt(ply: number): Worth | null {
    return ply === 0 ? (this.review?.start ?? null) : (this.byPly.get(ply) ?? null);
  }

  /** Ask for the review of a file, or of a game of the server's. */
  async start(what: { readonly file: string } | { readonly game: string }, done: (review: Review) => void): Promise<void> {
    const isWhole = await this.hear(
      (signal) => review(what, signal),
      (told) => {
        if (told.kind === 'review') this.review = told.review;
      },
    );
    if (isWhole && this.review?.is_final) done(this.review);
  }
}

/** The review that a file has in its comments, in words of the language that is spoken. */
export async function reviewIn(file: string): Promise<Review | null> {
  for await (const told of review({ file }, new AbortController().signal)) if (told.kind === 'review' && told.review.is_final) return told.review;
  return null;
}

/** A claim that a file has too; other claims follow from the moves. */
function outlookNote(claim: Review['moves'][number]['better'][number]): OutlookNote[] {
  const { kind, points, instead, other } = claim as unknown as OutlookNote;
  return kind === 'outlook' || kind === 'outlook_other' ? [{ kind, points, instead, other: other ?? null }] : [];
}

/** A game file with as much of a review as a file has of it; as it is, where no review is done. */
export async function withReview(file: string, review: Review | null | undefined): Promise<string> {
  if (!review?.is_final) return file;
  const { start, moves, deals } = review;
  return annotate({
    file,
    start: { margins: start.margins, chances: start.chances },
    moves: moves.map(({ ply, move, best, class: name, lost, chances_lost, better }) => ({ ply, move, best, class: name, lost, chances_lost, better: better.flatMap(outlookNote) })),
    deals: deals.map(({ ply, luck, chance_luck }) => ({ ply, luck, chance_luck })),
  });
}
