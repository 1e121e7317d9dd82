/** What Summer Pavilion's board calls its parts. */

import { t } from '../../i18n/texts.svelte';
import type { Effect } from '../box';
import { capital, pickName, tilesName } from '../names';
import type { Tiles } from '../props';
import { countOf } from '../tiles';
import { STARS, wildColor } from './geometry';
import type { PavilionChoice, PavilionPlaceChoice, PavilionPosition, PavilionTakeChoice } from '../../wire/messages';

/** Stars have a color or not: the option says which. */
export type Stars = 'colored' | 'mono';

export function starsOf({ options }: Pick<PavilionPosition, 'options'>): Stars {
  return options['stars'] === 'mono' ? 'mono' : 'colored';
}

export function moveName(choice: PavilionChoice, position: PavilionPosition): string {
  switch (choice.kind) {
    case 'take':
      return t('move-pavilion-take', { source: choice.source, tiles: tilesName(takenTiles(choice, position)) });
    case 'place': {
      const { star, space, color, paid } = choice;
      return t('move-pavilion-place', { star: numberOf(star), stars: starsOf(position), space: space + 1, color, tiles: tilesName(paid) });
    }
    case 'bonus':
      return t('move-pavilion-bonus', { tiles: tilesName(choice.tiles) });
    case 'pass':
      return t('move-pavilion-pass', { count: countOf(choice.keep), tiles: tilesName(choice.keep) });
  }
}

export function effectOf(choice: PavilionChoice, position: PavilionPosition): Effect {
  switch (choice.kind) {
    case 'take':
      return { where: tilesName(takenTiles(choice, position)), points: lost(choice.preview.cost), more: '' };
    case 'place':
      return { where: spaceName(choice, starsOf(position)), points: [choice.preview.points], more: bonusNames(choice).join(', ') };
    case 'bonus':
      return { where: tilesName(choice.tiles), points: [], more: '' };
    case 'pass':
      return { where: t('board-pass-keep', { count: countOf(choice.keep), points: 0 }), points: lost(choice.preview.cost), more: '' };
  }
}

const lost = (cost: number): number[] => (cost ? [-cost] : []);

/** Where a tile goes, what is paid and what it brings; of several ways to pay, how many tiles. */
export function placeName(choice: PavilionPlaceChoice, stars: Stars, hasWays = false): string {
  const { paid, preview: { points } } = choice;
  const pays = hasWays ? t('board-pay-count', { count: countOf(paid) }) : t('board-pay', { tiles: tilesName(paid) });
  return [spaceName(choice, stars), pays, t('points', { points }), ...bonusNames(choice)].join(', ');
}

function spaceName({ star, space }: PavilionPlaceChoice, stars: Stars): string {
  return capital(t('board-space', { star: numberOf(star), stars, number: space + 1 }));
}

function bonusNames({ preview: { bonus } }: PavilionPlaceChoice): string[] {
  return bonus.map(({ element, count }) => t('board-bonus', { element, count }));
}

/** The tiles that a take brings, and what it costs. */
export function takeName(choice: PavilionTakeChoice, position: PavilionPosition): string {
  const { source, preview: { cost } } = choice;
  const tiles = pickName(source, takenTiles(choice, position));
  return cost ? `${tiles}, ${t('board-cost', { points: cost })}` : tiles;
}

function takenTiles({ color, preview: { count, wild } }: PavilionTakeChoice, { round }: PavilionPosition): Tiles {
  const joker = wildColor(round);
  return color === joker ? { [color]: count + wild } : { [color]: count, [joker]: wild };
}

export function starName(star: string, stars: Stars): string {
  return t('board-star', { star: numberOf(star), stars });
}

function numberOf(letter: string): number {
  return STARS.findIndex((star) => star === letter);
}
