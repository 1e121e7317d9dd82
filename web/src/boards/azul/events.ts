/** What Azul's events do to the table, and how they are shown. */

import { handle, scored, type Handlers, type Scored } from '../events';
import { FACTS } from '../facts';
import { many, offerFlights, sourceSpot, type Flight } from '../flights';
import type { GameEvent } from '../props';
import { run } from '../runs';
import { add, lose, OFFER_STEPS, pour, score, sourceOf } from '../steps';
import type { AzulBoard, AzulEvent, AzulPosition } from '../../wire/messages';

const { colors, losses, lines } = FACTS.azul;
const JOKER = 'j';
const EACH = Array.from({ length: lines }, (_, i) => i);

const STEPS: Handlers<AzulEvent, [AzulPosition], void> = {
  ...OFFER_STEPS,
  poured: (_, p) => pour(p.lid, p.bag),
  took: (e, p) => add(sourceOf(p, e.source), { [e.color ?? JOKER]: -e.count, [JOKER]: -e.jokers }),
  took_marker(e, p) {
    p.marker = e.seat;
    if (e.on_floor) p.boards[e.seat]?.floor.push('marker');
  },
  placed(e, p) {
    const line = p.boards[e.seat]?.lines[e.line];
    if (e.color) add(line, { [e.color]: e.count });
    add(line, { [JOKER]: e.jokers });
  },
  fell(e, p) {
    p.boards[e.seat]?.floor.push(...many(e.count - e.to_lid, e.color ?? JOKER));
    add(p.lid, { [e.color ?? JOKER]: e.to_lid });
  },
  tiled(e, p) {
    const board = p.boards[e.seat];
    const tile = e.joker ? JOKER : (e.color ?? JOKER);
    pour(board?.lines[e.row], p.lid);
    add(p.lid, { [tile]: -1 });
    const row = board?.wall[e.row];
    if (row) row[e.column] = tile;
    score(e, p);
  },
  line_fell: (e, p) => pour(p.boards[e.seat]?.lines[e.line], {}),
  floor_cost(e, p) {
    const board = p.boards[e.seat];
    for (const tile of board?.floor.splice(0) ?? []) if (tile !== 'marker') add(p.lid, { [tile]: 1 });
    lose(e, p);
  },
  row_bonus: score,
  column_bonus: score,
  color_bonus: score,
};

export function after(position: AzulPosition, event: GameEvent): AzulPosition {
  const next = structuredClone(position);
  handle(STEPS, event, next);
  return next;
}

const FLIGHTS: Handlers<AzulEvent, [], Flight[]> = {
  ...offerFlights(colors),
  took: (e) => [{ from: sourceSpot(e.source), to: `hand-${e.seat}`, tiles: [...many(e.count, e.color), ...many(e.jokers, JOKER)] }],
  took_marker: (e) => [{ from: 'center', to: e.on_floor ? `floor-${e.seat}` : `hand-${e.seat}`, tiles: ['marker'] }],
  placed: (e) => [{ from: `hand-${e.seat}`, to: `line-${e.seat}-${e.line}`, tiles: [...many(e.count, e.color), ...many(e.jokers, JOKER)] }],
  fell: (e) => [{ from: `hand-${e.seat}`, to: `floor-${e.seat}`, tiles: many(e.count, e.color) }],
  tiled: (e) => [{ from: `line-${e.seat}-${e.row}`, to: `wall-${e.seat}-${e.row}-${e.column}`, tiles: many(1, e.joker ? JOKER : e.color) }],
  line_fell: (e) => [{ from: `line-${e.seat}-${e.line}`, to: `floor-${e.seat}`, tiles: many(e.line + 1, e.color) }],
};

export function flightsOf(event: GameEvent): Flight[] {
  return handle(FLIGHTS, event) ?? [];
}

const SPOTS: Handlers<AzulEvent, [], string> = {
  tiled: (e) => `wall-${e.seat}-${e.row}-${e.column}`,
  floor_cost: (e) => `floor-${e.seat}`,
};

export function pointsOf(event: GameEvent): Scored | null {
  return scored(event, losses, handle(SPOTS, event));
}

const GLOW: Handlers<AzulEvent, [AzulBoard['wall']], string[]> = {
  tiled(e, wall) {
    const isThere = (row: number, column: number) => Boolean(wall[row]?.[column]);
    const across = run((column) => isThere(e.row, column), e.column).map((column) => `${e.row} ${column}`);
    const down = run((row) => isThere(row, e.column), e.row).map((row) => `${row} ${e.column}`);
    return [...across, ...down];
  },
  row_bonus: (e) => EACH.map((column) => `${e.row} ${column}`),
  column_bonus: (e) => EACH.map((row) => `${row} ${e.column}`),
  color_bonus: (e, wall) => EACH.flatMap((row) => EACH.filter((column) => wall[row]?.[column] === e.color).map((column) => `${row} ${column}`)),
};

/** Where points come from: the spaces of the wall that shine while an event is shown, as "row column". */
export function glowOf(board: AzulBoard, event: GameEvent): ReadonlySet<string> {
  return new Set(handle(GLOW, event, board.wall));
}
