/** What Summer Pavilion's board calls its parts. */

import { t } from '../../i18n/texts.svelte';
import { pickName, tilesName } from '../names';
import { STARS } from './geometry';
import type { PavilionPlaceChoice, PavilionPosition, PavilionTakeChoice } from '../../wire/messages';

/** Stars have a color or not: the option says which. */
export type Stars = 'colored' | 'mono';

export function starsOf({ options }: Pick<PavilionPosition, 'options'>): Stars {
  return options['stars'] === 'mono' ? 'mono' : 'colored';
}

export function placeName({ star, space, paid, preview: { points, bonus } }: PavilionPlaceChoice, stars: Stars): string {
  const parts = [
    t('board-space', { star: numberOf(star), stars, number: space + 1 }),
    t('board-pay', { tiles: tilesName(paid) }),
    t('points', { points }),
    ...bonus.map(({ element, count }) => t('board-bonus', { element, count })),
  ];
  return parts.join(', ');
}

/** The tiles that a take brings, and what it costs. */
export function takeName({ source, color, preview: { count, wild, cost } }: PavilionTakeChoice, joker: string): string {
  const tiles = pickName(source, color === joker ? { [color]: count + wild } : { [color]: count, [joker]: wild });
  return cost ? `${tiles}, ${t('board-cost', { points: cost })}` : tiles;
}

export function starName(star: string, stars: Stars): string {
  return t('board-star', { star: numberOf(star), stars });
}

function numberOf(letter: string): number {
  return STARS.findIndex((star) => star === letter);
}
