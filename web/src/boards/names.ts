/** What all boards call their parts, for the eye and for screen readers. */

import { t } from '../i18n/texts.svelte';
import type { Tiles } from './props';

/** A tile by its color. */
export function colorName(color: string): string {
  return t('board-tile', { color: color.toLowerCase() });
}

/** Something and what there is of it, with the language's own colon. */
export function named(name: string, value: string): string {
  return t('board-named', { name, value });
}

export function tilesName(tiles: Tiles): string {
  const parts = Object.entries(tiles)
    .filter(([, count]) => count > 0)
    .map(([color, count]) => t('tiles', { count, color }));
  return parts.length ? parts.join(', ') : t('board-no-tiles');
}

/** Words as a sentence begins. */
export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}

/** Points won and lost. */
export function pointsName(points: readonly number[]): string {
  return points.map((each) => (each < 0 ? t('board-cost', { points: -each }) : t('points', { points: each }))).join(', ');
}

/** With a sign, which is no hyphen. */
export function signed(points: number): string {
  return points < 0 ? `−${-points}` : `+${points}`;
}

export function sourceName(source: number, tiles: string): string {
  return t('board-source', { source, tiles });
}

export function pickName(source: number, tiles: Tiles): string {
  return t('board-pick', { tiles: tilesName(tiles), source });
}
