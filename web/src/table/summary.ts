/** A finished game in figures: where points came from, and how they grew. */

import type { GameEvent } from '../boards/props';
import type { Frame } from '../wire/messages';

/** Where points come from and go, in the order in which people count them. */
export const SOURCES = ['tiled', 'placed', 'row_bonus', 'column_bonus', 'color_bonus', 'star_bonus', 'number_bonus', 'floor_cost', 'took_marker', 'passed', 'leftover_cost'] as const;
export type Source = (typeof SOURCES)[number];
const LOSSES: readonly string[] = ['floor_cost', 'took_marker', 'passed', 'leftover_cost'];

export interface Row {
  readonly source: Source;
  /** By seat; losses are below zero. */
  readonly points: readonly number[];
}

/** Points by what they were for. Lines in which nobody has any are left out. */
export function breakdown(frames: readonly Frame[], players: number): Row[] {
  const events: GameEvent[] = frames.flatMap((frame) => frame.events);
  return SOURCES.map((source) => {
    const points = Array<number>(players).fill(0);
    for (const event of events) {
      if (event.event !== source || typeof event.points !== 'number' || typeof event.seat !== 'number') continue;
      points[event.seat] = (points[event.seat] ?? 0) + (LOSSES.includes(source) ? -event.points : event.points);
    }
    return { source, points };
  }).filter((row) => row.points.some((points) => points !== 0));
}

/** Each seat's score as every round ended; the first is the one the game began with. */
export function scoresByRound(frames: readonly Frame[]): number[][] {
  const scores: number[][] = [];
  let round = 0;
  frames.forEach((frame, i) => {
    const now = frame.position.boards.map((board) => board.score);
    if (i === 0) scores.push(now);
    else if (frame.position.round !== round && round) scores.push(now);
    else if (i === frames.length - 1) scores.push(now);
    round = frame.position.round;
  });
  return scores;
}
