/** The rounds of a recorded game. */

import type { Frame } from '../wire/messages';

export interface RoundEnd {
  readonly round: number;
  /** As it ended, before the next one is dealt; the last one as the game ended. */
  readonly position: Frame['position'];
}

export function roundEnds(frames: readonly Frame[]): RoundEnd[] {
  return frames.flatMap(({ position }, i) => {
    const next = frames[i + 1]?.position;
    return !next || next.round !== position.round ? [{ round: position.round, position: next ?? position }] : [];
  });
}
