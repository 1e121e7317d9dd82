import { t } from '../../i18n/texts.svelte';
import { board, part } from '../box';
import { FACTS } from '../facts';
import { after } from './events';
import Final from './Final.svelte';
import Game from './Game.svelte';
import { STARS } from './geometry';
import { effectOf, moveName, placeName, starsOf, takeName } from './names';
import Sheet from './Sheet.svelte';
import { PAVILION_TILES } from './tiles';
import type { PavilionChoice, PavilionPosition } from '../../wire/messages';

const { colors, losses, number_points, star_points } = FACTS.pavilion;

function prompt(choices: readonly PavilionChoice[]): string {
  if (choices[0]?.kind === 'bonus') return t('prompt-bonus');
  return t(choices.some(({ kind }) => kind === 'take') ? 'prompt-take' : 'prompt-place');
}

function consequence(choice: PavilionChoice, position: PavilionPosition, all: readonly PavilionChoice[] = []): string {
  if (choice.kind === 'take') return takeName(choice, position);
  if (choice.kind !== 'place') return '';
  const ways = all.filter((each) => each.kind === 'place' && each.star === choice.star && each.space === choice.space);
  return placeName(choice, starsOf(position), ways.length > 1);
}

function starBonus([star, points]: [string, number]): readonly [string, number] {
  return [star === 'mixed' ? t('help-bonus-mixed') : t('help-bonus-star', { star: STARS.findIndex((letter) => letter === star), stars: 'colored' }), points];
}

export default board<PavilionPosition, PavilionChoice>({
  Game,
  Sheet,
  Final,
  after,
  durations: {
    supplied: 45,
    placing_began: 500,
    surrounded: 900,
    took_bonus: 600,
    passed: 600,
    star_bonus: 1200,
    number_bonus: 1200,
    leftover_cost: 1000,
  },
  sounds: { supplied: 'deal', surrounded: 'score', took_bonus: 'click', star_bonus: 'score', number_bonus: 'score' },
  colors,
  untold: ['laid', 'supplied', 'moved_to_center'],
  sources: ['placed', 'star_bonus', 'number_bonus', 'took_marker', 'passed', 'leftover_cost'],
  losses,
  prompt,
  move: moveName,
  effect: effectOf,
  consequence,
  finisher: () => null,
  focus: () => null,
  typed: 'g4w3',
  help: {
    tiles: PAVILION_TILES,
    players: ['Tom', 'Anna'],
    parts: [
      part('pavilion-take', 'pavilion-wild', 'pavilion-center'),
      part('pavilion-place', 'pavilion-a', 'pavilion-b', 'pavilion-c', 'pavilion-d', 'pavilion-e'),
      part('pavilion-bonus', 'pavilion-bonus'),
      part('pavilion-pass', 'pavilion-f'),
      part('pavilion-end'),
      { ...part('pavilion-mono', 'pavilion-mono'), game: 'pavilion-mono' },
    ],
    bonuses: () => [
      ...Object.entries<number>(star_points).map(starBonus),
      ...number_points.map((points, i) => [t('help-bonus-number', { number: i + 1 }), points] as const),
    ],
  },
});
