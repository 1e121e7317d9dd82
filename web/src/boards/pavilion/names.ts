/** What Summer Pavilion's board calls its parts. */

import { t } from '../../i18n/texts.svelte';
import { colorName, tilesName } from '../names';
import type { PavilionPlaceChoice } from '../../wire/messages';

export function placeName({ star, space, paid, preview: { points, bonus } }: PavilionPlaceChoice): string {
  const parts = [
    t('board-space', { star: starName(star), number: space + 1 }),
    t('board-pay', { tiles: tilesName(paid) }),
    t('board-points', { points }),
    ...bonus.map(({ element, count }) => t('board-bonus', { element, count })),
  ];
  return parts.join(', ');
}

export function starName(star: string): string {
  return star === 'c' ? t('board-star-center') : t('board-star', { color: colorName(star) });
}
