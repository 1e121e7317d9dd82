/**
 * Positions between two positions, for people to watch: what each event says is done to what is shown.
 *
 * Nothing is judged here; after the last event of an entry the server's own position takes over.
 */

import { isPavilion, type AzulPosition, type GameEvent, type PavilionPosition, type Position, type Tiles } from '../boards/props';
import type { AzulEvent, PavilionEvent } from '../wire/messages';

export const PAVILION_COLORS = [...'pgoybr'];
const STARS = [...'orbygpc'];

/** Printed on the round track: each round's wild color. */
export function wildColor(round: number): string {
  return PAVILION_COLORS[(round - 1) % 6] ?? '';
}

/** What lies on the table after an event, as far as the event tells. */
export function after(position: Position, event: GameEvent): Position {
  const next = structuredClone(position);
  if (isPavilion(next)) pavilion(next, event as PavilionEvent);
  else azul(next, event as AzulEvent);
  return next;
}

type Pile = Record<string, number>;

function add(to: Pile | undefined, tiles: Tiles, times = 1): void {
  if (!to) return;
  for (const [color, count] of Object.entries(tiles)) {
    const sum = (to[color] ?? 0) + count * times;
    if (sum > 0) to[color] = sum;
    else delete to[color];
  }
}

/** Move all tiles of a pile. */
function pour(from: Pile | undefined, to: Pile): void {
  if (!from) return;
  add(to, from);
  for (const color of Object.keys(from)) delete from[color];
}

function named(counts: readonly number[], colors: readonly string[]): Tiles {
  return Object.fromEntries(counts.map((count, i) => [colors[i], count]));
}

function source(p: Position, number: number): Pile | undefined {
  return number === 0 ? p.center : p.factories[number - 1];
}

/** The rest of a factory goes to the center. */
function clear(p: Position, factory: number): void {
  pour(p.factories[factory - 1], p.center);
}

function score(p: Position, seat: number, points: number): void {
  const board = p.boards[seat];
  if (board) board.score += points;
}

function begin(p: Position, round: number, seat: number): void {
  p.round = round;
  p.start = seat;
  p.marker = null;
}

function azul(p: AzulPosition, e: AzulEvent): void {
  const board = 'seat' in e ? p.boards[e.seat] : undefined;
  switch (e.event) {
    case 'laid':
      add(p.factories[e.factory - 1], { [e.color ?? '']: 1 });
      add(p.bag, { [e.color ?? '']: -1 });
      break;
    case 'poured':
      pour(p.lid, p.bag);
      break;
    case 'round_began':
      begin(p, e.round, e.seat);
      break;
    case 'took':
      add(source(p, e.source), { [e.color ?? 'j']: -e.count, j: -e.jokers });
      break;
    case 'moved_to_center':
      clear(p, e.factory);
      break;
    case 'took_marker':
      p.marker = e.seat;
      if (e.on_floor) board?.floor.push('marker');
      break;
    case 'placed':
      if (e.color) add(board?.lines[e.line], { [e.color]: e.count });
      add(board?.lines[e.line], { j: e.jokers });
      break;
    case 'fell':
      for (let i = e.to_lid; i < e.count; i++) board?.floor.push(e.color ?? 'j');
      add(p.lid, { [e.color ?? 'j']: e.to_lid });
      break;
    case 'tiled': {
      const tile = e.joker ? 'j' : (e.color ?? 'j');
      pour(board?.lines[e.row], p.lid);
      add(p.lid, { [tile]: -1 });
      const row = board?.wall[e.row];
      if (row) row[e.column] = tile;
      score(p, e.seat, e.points);
      break;
    }
    case 'line_fell':
      pour(board?.lines[e.line], {});
      break;
    case 'floor_cost':
      for (const tile of board?.floor ?? []) if (tile !== 'marker') add(p.lid, { [tile]: 1 });
      if (board) board.floor = [];
      score(p, e.seat, -e.points);
      break;
    case 'row_bonus':
    case 'column_bonus':
    case 'color_bonus':
      score(p, e.seat, e.points);
      break;
    case 'ended':
      break;
  }
}

function pavilion(p: PavilionPosition, e: PavilionEvent): void {
  const board = 'seat' in e ? p.boards[e.seat] : undefined;
  const wild = wildColor(p.round);
  switch (e.event) {
    case 'laid':
      add(p.factories[e.factory - 1], { [e.color ?? '']: 1 });
      add(p.bag, { [e.color ?? '']: -1 });
      break;
    case 'supplied':
      add(p.supply, { [e.color ?? '']: 1 });
      add(p.bag, { [e.color ?? '']: -1 });
      break;
    case 'poured':
      pour(p.tower, p.bag);
      break;
    case 'round_began':
      begin(p, e.round, e.seat);
      break;
    case 'took':
      for (const tiles of [{ [e.color ?? '']: e.count }, { [wild]: e.wild }]) {
        add(source(p, e.source), tiles, -1);
        add(board?.hand, tiles);
      }
      break;
    case 'moved_to_center':
      clear(p, e.factory);
      break;
    case 'took_marker':
      p.marker = e.seat;
      score(p, e.seat, -e.points);
      break;
    case 'placed': {
      for (const tiles of [{ [e.color ?? '']: e.paid - e.wild }, { [wild]: e.wild }]) {
        add(board?.hand, tiles, -1);
        add(p.tower, tiles);
      }
      add(p.tower, { [e.color ?? '']: -1 });
      const star = board?.stars[STARS[e.star] ?? ''];
      if (star) star[e.space] = e.color;
      score(p, e.seat, e.points);
      break;
    }
    case 'took_bonus':
      add(p.supply, named(e.tiles, PAVILION_COLORS), -1);
      add(board?.hand, named(e.tiles, PAVILION_COLORS));
      break;
    case 'passed':
      pour(board?.hand, {});
      add(board?.corners, named(e.kept, PAVILION_COLORS));
      add(p.tower, named(e.discarded, PAVILION_COLORS));
      if (board) board.passed = true;
      score(p, e.seat, -e.points);
      break;
    case 'star_bonus':
    case 'number_bonus':
      score(p, e.seat, e.points);
      break;
    case 'leftover_cost':
      score(p, e.seat, -e.points);
      break;
    case 'placing_began':
    case 'surrounded':
    case 'ended':
      break;
  }
}
