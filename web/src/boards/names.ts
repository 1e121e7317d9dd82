/** What all boards call their parts, for the eye and for screen readers. */

import { t } from '../i18n/texts.svelte';
import type { Tiles } from './props';

export function colorName(color: string): string {
  return t('color', { color: color.toLowerCase() });
}

export function tilesName(tiles: Tiles): string {
  const parts = Object.entries(tiles)
    .filter(([, count]) => count > 0)
    .map(([color, count]) => t('tiles', { count, color }));
  return parts.length ? parts.join(', ') : t('board-no-tiles');
}

export function sourceName(source: number, tiles: string): string {
  return t('board-source', { source, tiles });
}

export function pickName(source: number, tiles: Tiles): string {
  return t('board-pick', { tiles: tilesName(tiles), source });
}
