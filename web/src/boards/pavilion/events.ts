/** What Summer Pavilion's events do to the table, and how they are shown. */

import { handle, scored, type Handlers, type Scored } from '../events';
import { FACTS } from '../facts';
import { counted, many, offerFlights, sourceSpot, type Flight } from '../flights';
import type { GameEvent, Tiles } from '../props';
import { run } from '../runs';
import { add, lose, OFFER_STEPS, pour, score, sourceOf } from '../steps';
import { costOf, STARS, wildColor } from './geometry';
import type { PavilionBoard, PavilionEvent, PavilionPosition } from '../../wire/messages';

const { colors, losses } = FACTS.pavilion;

function named(counts: readonly number[]): Tiles {
  return Object.fromEntries(counts.map((count, i) => [colors[i], count]));
}

/** Tiles of a color, some of them wild. */
function mixed(position: PavilionPosition, color: string | null, count: number, wild: number): Tiles[] {
  return [{ [color ?? '']: count }, { [wildColor(position.round)]: wild }];
}

const STEPS: Handlers<PavilionEvent, [PavilionPosition], void> = {
  ...OFFER_STEPS,
  supplied(e, p) {
    const tile = { [e.color ?? '']: 1 };
    add(p.supply, tile);
    add(p.bag, tile, -1);
  },
  poured: (_, p) => pour(p.tower, p.bag),
  took(e, p) {
    for (const tiles of mixed(p, e.color, e.count, e.wild)) {
      add(sourceOf(p, e.source), tiles, -1);
      add(p.boards[e.seat]?.hand, tiles);
    }
  },
  took_marker(e, p) {
    p.marker = e.seat;
    lose(e, p);
  },
  placed(e, p) {
    const board = p.boards[e.seat];
    for (const tiles of mixed(p, e.color, e.paid - e.wild, e.wild)) {
      add(board?.hand, tiles, -1);
      add(p.tower, tiles);
    }
    add(p.tower, { [e.color ?? '']: -1 });
    const star = board?.stars[STARS[e.star] ?? ''];
    if (star) star[e.space] = e.color;
    score(e, p);
  },
  took_bonus(e, p) {
    add(p.supply, named(e.tiles), -1);
    add(p.boards[e.seat]?.hand, named(e.tiles));
  },
  passed(e, p) {
    const board = p.boards[e.seat];
    pour(board?.hand, {});
    add(board?.corners, named(e.kept));
    add(p.tower, named(e.discarded));
    if (board) board.passed = true;
    lose(e, p);
  },
  star_bonus: score,
  number_bonus: score,
  leftover_cost(e, p) {
    pour(p.boards[e.seat]?.corners, p.tower);
    lose(e, p);
  },
};

export function after(position: PavilionPosition, event: GameEvent): PavilionPosition {
  const next = structuredClone(position);
  handle(STEPS, event, next);
  return next;
}

const FLIGHTS: Handlers<PavilionEvent, [string], Flight[]> = {
  ...offerFlights(colors),
  supplied: (e) => [{ from: 'bag', to: 'supply', tiles: many(1, e.color) }],
  took: (e, wild) => [{ from: sourceSpot(e.source), to: `hand-${e.seat}`, tiles: [...many(e.count, e.color), ...many(e.wild, wild)] }],
  took_marker: (e) => [{ from: 'center', to: `hand-${e.seat}`, tiles: ['marker'] }],
  placed: (e) => [{ from: `hand-${e.seat}`, to: spotOf(e), tiles: many(1, e.color) }],
  took_bonus: (e) => [{ from: 'supply', to: `hand-${e.seat}`, tiles: counted(e.tiles, colors) }],
  passed: (e) => [
    { from: `hand-${e.seat}`, to: `corners-${e.seat}`, tiles: counted(e.kept, colors) },
    { from: `hand-${e.seat}`, to: 'tower', tiles: counted(e.discarded, colors) },
  ],
};

function spotOf(event: { seat: number; star: number; space: number }): string {
  return `space-${event.seat}-${STARS[event.star]}-${event.space}`;
}

export function flightsOf(event: GameEvent, wild: string): Flight[] {
  return handle(FLIGHTS, event, wild) ?? [];
}

const SPOTS: Handlers<PavilionEvent, [], string> = { placed: spotOf };

export function pointsOf(event: GameEvent): Scored | null {
  return scored(event, losses, handle(SPOTS, event));
}

const GLOW: Handlers<PavilionEvent, [PavilionBoard['stars'], boolean], string[]> = {
  placed({ star, space }, stars) {
    const tiles = stars[STARS[star] ?? ''] ?? [];
    const gap = tiles.findIndex((tile) => !tile);
    if (gap < 0) return whole(star);
    // A star is a ring: go around it from a gap.
    const around = (i: number) => (gap + i) % tiles.length;
    const found = run((i) => i > 0 && i < tiles.length && Boolean(tiles[around(i)]), (space - gap + tiles.length) % tiles.length);
    return found.map((i) => `${STARS[star]}${around(i)}`);
  },
  star_bonus: ({ star }) => whole(star),
  number_bonus: ({ number }, _, isMono) =>
    STARS.flatMap((_, star) => whole(star).filter((_, space) => costOf(isMono, star, space) === number)),
};

function whole(star: number): string[] {
  return [0, 1, 2, 3, 4, 5].map((space) => `${STARS[star]}${space}`);
}

/** Where points come from: the spaces that shine while an event is shown, as "g3". */
export function glowOf(board: PavilionBoard, event: GameEvent, isMono: boolean): ReadonlySet<string> {
  return new Set(handle(GLOW, event, board.stars, isMono));
}
