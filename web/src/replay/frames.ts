/** A recorded game as people go through it: steps, their sentences, and where rounds begin. */

import type { GameEvent } from '../boards/props';
import { eventSentence } from '../table/sentences';
import type { Frame } from '../wire/messages';

export interface Line {
  /** The frame that the line leads to. */
  readonly at: number;
  readonly round: number;
  readonly move: string;
  readonly sentences: readonly string[];
  readonly comment: string;
}

/** One line for each frame that tells something. */
export function linesOf(frames: readonly Frame[], names: readonly string[]): Line[] {
  return frames.flatMap((frame, at) => {
    const sentences = frame.events.map((event) => eventSentence(frame.position, event as GameEvent, names)).filter(Boolean);
    if (!sentences.length && !frame.move && !frame.comment) return [];
    // What ends a round belongs to it, though the next one has begun in the position.
    const round = frames[Math.max(0, at - 1)]?.position.round ?? 1;
    const isDeal = frame.move === null;
    return [{ at, round: isDeal ? frame.position.round : round, move: frame.move ?? '', sentences, comment: frame.comment }];
  });
}

/** The seat in front: whoever made the last move, so that one sees what it did. */
export function seatAt(frames: readonly Frame[], at: number): number {
  for (let i = at; i >= 0; i--) {
    const seat = frames[i]?.seat;
    if (typeof seat === 'number') return seat;
  }
  return frames[at]?.position.to_act ?? 0;
}

export function clamp(value: number, most: number): number {
  return Math.min(Math.max(value, 0), most);
}

/** Where a key leads from a frame; nothing for other keys. */
export function keyTarget(key: string, at: number, last: number): number | null {
  const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, PageUp: -10, PageDown: 10 };
  if (key === 'Home') return 0;
  if (key === 'End') return last;
  const step = steps[key];
  return step === undefined ? null : clamp(at + step, last);
}
