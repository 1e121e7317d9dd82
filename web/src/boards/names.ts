/** What boards call their parts, for the eye and for screen readers. */

import { t } from '../i18n/texts.svelte';
import type { AzulTake, PavilionPlace, Tiles } from './props';

export function colorName(color: string): string {
  return t('color', { color: color.toLowerCase() });
}

export function tilesName(tiles: Tiles): string {
  const parts = Object.entries(tiles)
    .filter(([, count]) => count > 0)
    .map(([color, count]) => t('tiles', { count, color }));
  return parts.length ? parts.join(', ') : t('board-no-tiles');
}

export function sourceName(source: number): string {
  return source === 0 ? t('board-center') : t('board-factory', { number: source });
}

export function pickName(source: number, tiles: Tiles): string {
  return t('board-pick', { tiles: tilesName(tiles), source: sourceName(source) });
}

/** What a take would do to a line: how many tiles stay, how many fall, what it will score. */
export function takeName(choice: AzulTake): string {
  const { placed, fallen, points, cost } = choice.preview;
  const place = choice.line === 0 ? t('board-floor') : t('board-line', { number: choice.line });
  const parts = [place];
  if (choice.line !== 0) parts.push(t('board-placed', { count: placed }));
  if (choice.jokers > 0) parts.push(t('board-jokers-laid', { count: choice.jokers }));
  if (fallen > 0) parts.push(t('board-fall', { count: fallen }));
  if (points > 0) parts.push(t('board-points', { points }));
  if (cost > 0) parts.push(t('board-cost', { points: cost }));
  return parts.join(', ');
}

export function placeName(choice: PavilionPlace): string {
  const { points, bonus } = choice.preview;
  const parts = [
    t('board-space', { star: starName(choice.star), number: choice.space }),
    t('board-pay', { tiles: tilesName(choice.paid) }),
    t('board-points', { points }),
    ...bonus.map(({ element, count }) => t('board-bonus', { element, count })),
  ];
  return parts.join(', ');
}

export function starName(star: string): string {
  return star === 'c' ? t('board-star-center') : t('board-star', { color: colorName(star) });
}
