/**
 * Positions between two positions, for people to watch: what each event says is done to what is shown.
 *
 * After the last event of an entry the server's own position takes over.
 */

import type { AzulEvent } from '../wire/messages';
import type { Handlers } from './events';
import type { Position, Tiles } from './props';

type Shared = Extract<AzulEvent, { event: 'laid' | 'round_began' | 'moved_to_center' }>;
type Pile = Record<string, number>;

export function add(to: Pile | undefined, tiles: Tiles, times = 1): void {
  if (!to) return;
  for (const [color, count] of Object.entries(tiles)) {
    const sum = (to[color] ?? 0) + count * times;
    if (sum > 0) to[color] = sum;
    else delete to[color];
  }
}

/** Move all tiles of a pile. */
export function pour(from: Pile | undefined, to: Pile): void {
  if (!from) return;
  add(to, from);
  for (const color of Object.keys(from)) delete from[color];
}

/** The tiles at a source; 0 is the center. */
export function sourceOf(position: Position, number: number): Pile | undefined {
  return number === 0 ? position.center : position.factories[number - 1];
}

export function score(event: { seat: number; points: number }, position: Position, sign = 1): void {
  const board = position.boards[event.seat];
  if (board) board.score += sign * event.points;
}

export function lose(event: { seat: number; points: number }, position: Position): void {
  score(event, position, -1);
}

/** What is the same at every table with factories. */
export const OFFER_STEPS: Handlers<Shared, [Position], void> = {
  laid(event, position) {
    const tile = { [event.color ?? '']: 1 };
    add(position.factories[event.factory - 1], tile);
    add(position.bag, tile, -1);
  },
  round_began(event, position) {
    position.round = event.round;
    position.start = event.seat;
    position.marker = null;
  },
  moved_to_center: (event, position) => pour(position.factories[event.factory - 1], position.center),
};
