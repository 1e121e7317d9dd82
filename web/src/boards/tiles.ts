/** The tile sheet that browser and Python share, laid once into the page so that `<use>` finds its symbols. */

import sheet from '../../../src/azulejos/picture/tiles.svg?raw';
import type { Tiles } from './props';

/** How the tiles of a box look. */
export interface TileStyle {
  /** Their symbols on the sheet are `<sheet>-<letter>`. */
  readonly sheet: string;
  /** A rhombus stands on its tip. */
  readonly shape: 'square' | 'rhombus';
  /** Their height on a plate, as a share of its diameter. */
  readonly onPlate: number;
  /** Their height on a pile in the center, and how far to the right its number is. */
  readonly onPile: number;
  readonly aside: number;
  /** Their height in a row of several, and from one to the next. */
  readonly inRow: number;
  readonly pitch: number;
}

export function tileWidth(style: TileStyle, tile: string, height: number): number {
  return style.shape === 'rhombus' && tile !== 'marker' ? (height * 100) / 174 : height;
}

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

/** The same the other way round. */
export function piled(letters: readonly string[]): Tiles {
  const counts: Record<string, number> = {};
  for (const color of letters) counts[color] = (counts[color] ?? 0) + 1;
  return counts;
}

export function countOf(tiles: Tiles): number {
  return Object.values(tiles).reduce((sum, count) => sum + count, 0);
}

export function sameTiles(one: Tiles, other: Tiles): boolean {
  const colors = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...colors].every((color) => (one[color] ?? 0) === (other[color] ?? 0));
}
