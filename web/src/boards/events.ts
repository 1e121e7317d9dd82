/** What happens in games, by the names of their events. */

import type { GameEvent } from './props';

/** One function for each kind of event that matters. */
export type Handlers<E extends { event: string }, A extends readonly unknown[], R> = {
  readonly [K in E['event']]?: (event: Extract<E, { event: K }>, ...rest: A) => R;
};

export function handle<E extends { event: string }, A extends readonly unknown[], R>(
  handlers: Handlers<E, A, R>,
  event: GameEvent,
  ...rest: A
): R | undefined {
  const found = handlers[event.event as E['event']];
  return found?.(event as unknown as never, ...rest);
}

/** How long the events that all games share take at normal speed, in ms. Dealt tiles come in quick succession. */
export const DURATIONS = {
  laid: 45,
  poured: 700,
  round_began: 500,
  took: 450,
  moved_to_center: 350,
  took_marker: 300,
  placed: 450,
  ended: 900,
} as const;

export const SOUNDS = { laid: 'deal', took: 'click', placed: 'place', ended: 'end' } as const;

/** The points of an event and the spot where they show. */
export interface Scored {
  readonly points: number;
  readonly spot: string;
}

/** What an event brings its seat; losses are below zero. At the seat's score, unless it has a spot of its own. */
export function scored(event: GameEvent, losses: readonly string[], spot?: string): Scored | null {
  const points = Number(event['points'] ?? 0);
  if (!points) return null;
  return { points: losses.includes(event.event) ? -points : points, spot: spot ?? `score-${String(event['seat'])}` };
}
