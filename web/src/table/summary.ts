/** A finished game in figures: where points came from, and how they grew. */

import type { BoardBox } from '../boards/box';
import type { GameEvent } from '../boards/props';
import type { Frame } from '../wire/messages';

export interface Row {
  /** An event's name, or "start": what everyone begins with. */
  readonly source: string;
  /** By seat; losses are below zero. */
  readonly points: readonly number[];
}

/** Points by what they were for. Lines in which nobody has any are left out. */
export function breakdown({ sources, losses }: BoardBox, frames: readonly Frame[], players: number): Row[] {
  const events: GameEvent[] = frames.flatMap((frame) => frame.events);
  const start = { source: 'start', points: frames[0]?.position.boards.map(({ score }) => score) ?? [] };
  const rows = sources.map((source) => {
    const points = Array<number>(players).fill(0);
    for (const event of events) {
      if (event.event !== source || typeof event.points !== 'number' || typeof event.seat !== 'number') continue;
      points[event.seat] = (points[event.seat] ?? 0) + (losses.includes(source) ? -event.points : event.points);
    }
    return { source, points };
  });
  return [start, ...rows].filter((row) => row.points.some((points) => points !== 0));
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

/** Some round numbers from 0 on, the last of them not below the most: 0, 20, 40, 60. */
export function roundTicks(most: number): number[] {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, most)));
  const step = [power / 5, power / 2, power, 2 * power].find((each) => each >= 1 && most / each <= 5) ?? power;
  return Array.from({ length: Math.ceil(most / step) + 1 }, (_, i) => i * step);
}
