/** Where points come from: the tiles that shine while an event is shown. */

import { costOf, STARS } from './geometry';
import type { AzulBoardState, GameEvent, PavilionBoardState } from './props';

/** The indices of an unbroken run around one of them. */
function run(isThere: (i: number) => boolean, at: number): number[] {
  let first = at;
  let last = at;
  while (isThere(first - 1)) first--;
  while (isThere(last + 1)) last++;
  return Array.from({ length: last - first + 1 }, (_, i) => first + i);
}

const EACH = [0, 1, 2, 3, 4];

/** Spaces of the wall, as "row column" from 0. */
export function azulGlow(board: AzulBoardState, event: GameEvent): ReadonlySet<string> {
  const row = Number(event['row']);
  const column = Number(event['column']);
  const tile = (r: number, c: number) => board.wall[r]?.[c] ?? null;
  switch (event.event) {
    case 'tiled': {
      const across = run((c) => tile(row, c) !== null, column).map((c) => `${row} ${c}`);
      const down = run((r) => tile(r, column) !== null, row).map((r) => `${r} ${column}`);
      return new Set([...across, ...down]);
    }
    case 'row_bonus':
      return new Set(EACH.map((c) => `${row} ${c}`));
    case 'column_bonus':
      return new Set(EACH.map((r) => `${r} ${column}`));
    case 'color_bonus':
      return new Set(EACH.flatMap((r) => EACH.filter((c) => tile(r, c) === event['color']).map((c) => `${r} ${c}`)));
    default:
      return new Set();
  }
}

/** Spaces of the stars, as "g4" from 1. */
export function pavilionGlow(board: PavilionBoardState, event: GameEvent, isMono: boolean): ReadonlySet<string> {
  const letter = STARS[Number(event['star'])] ?? '';
  const tiles = board.stars[letter] ?? [];
  switch (event.event) {
    case 'placed': {
      const space = Number(event['space']);
      if (tiles.every(Boolean)) return new Set(tiles.map((_, i) => `${letter}${i + 1}`));
      // A star is a ring: go around it from a gap.
      const gap = tiles.findIndex((tile) => !tile);
      const around = (i: number) => (gap + i) % 6;
      const found = run((i) => i > 0 && i < 6 && Boolean(tiles[around(i)]), (space - gap + 6) % 6);
      return new Set(found.map((i) => `${letter}${around(i) + 1}`));
    }
    case 'star_bonus':
      return new Set(tiles.map((_, i) => `${letter}${i + 1}`));
    case 'number_bonus': {
      const all = STARS.flatMap((name, star) => [1, 2, 3, 4, 5, 6].map((space) => ({ name, star, space })));
      const numbered = all.filter(({ star, space }) => costOf(isMono, star, space) === event['number']);
      return new Set(numbered.map(({ name, space }) => `${name}${space}`));
    }
    default:
      return new Set();
  }
}

const LOSSES: ReadonlySet<string> = new Set(['floor_cost', 'took_marker', 'passed', 'leftover_cost']);

/** The points of an event and the spot where they show; nothing where there are none. */
export function pointsOf(event: GameEvent): { points: number; spot: string } | null {
  const points = Number(event['points'] ?? 0);
  if (!points) return null;
  const seat = Number(event['seat']);
  const spots: Readonly<Record<string, string>> = {
    tiled: `wall-${seat}-${Number(event['row'])}-${Number(event['column'])}`,
    placed: `space-${seat}-${STARS[Number(event['star'])] ?? ''}-${Number(event['space'])}`,
    floor_cost: `floor-${seat}`,
  };
  return { points: LOSSES.has(event.event) ? -points : points, spot: spots[event.event] ?? `score-${seat}` };
}
