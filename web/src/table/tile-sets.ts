/** Choosing one of several sets of tiles, a tile at a time. */

import type { Tiles } from '../boards/props';

export function size(tiles: Tiles): number {
  return Object.values(tiles).reduce((sum, count) => sum + count, 0);
}

function contains(larger: Tiles, smaller: Tiles): boolean {
  return Object.entries(smaller).every(([color, count]) => (larger[color] ?? 0) >= count);
}

export function plus(tiles: Tiles, color: string, count: number): Tiles {
  const next = { ...tiles, [color]: (tiles[color] ?? 0) + count };
  if (!next[color]) delete next[color];
  return next;
}

/** Whether some set has all of these and one more of the color. */
export function canAdd(sets: readonly Tiles[], tiles: Tiles, color: string): boolean {
  const wanted = plus(tiles, color, 1);
  return sets.some((set) => contains(set, wanted));
}

/** The set that is exactly this. */
export function indexOf(sets: readonly Tiles[], tiles: Tiles): number {
  return sets.findIndex((set) => contains(set, tiles) && contains(tiles, set));
}

/** All colors in any of the sets, in the order of first appearance. */
export function colorsOf(sets: readonly Tiles[]): string[] {
  return [...new Set(sets.flatMap((set) => Object.keys(set)))];
}
