/** The tile sheet that browser and Python share, laid once into the page so that `<use>` finds its symbols. */

import sheet from '../../../src/azulejos/picture/tiles.svg?raw';
import type { Tiles } from './props';

export type GameKind = 'azul' | 'pavilion';

export function laySheet(): void {
  if (typeof document === 'undefined' || document.getElementById('tile-sheet')) return;
  const holder = document.createElement('div');
  holder.id = 'tile-sheet';
  holder.setAttribute('aria-hidden', 'true');
  holder.innerHTML = sheet;
  document.body.append(holder);
}

/** A set of tiles as a list of letters. */
export function oneByOne(tiles: Tiles): string[] {
  return Object.entries(tiles).flatMap(([color, count]) => Array<string>(count).fill(color));
}

export function countOf(tiles: Tiles): number {
  return Object.values(tiles).reduce((sum, count) => sum + count, 0);
}

export function sameTiles(one: Tiles, other: Tiles): boolean {
  const colors = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...colors].every((color) => (one[color] ?? 0) === (other[color] ?? 0));
}
