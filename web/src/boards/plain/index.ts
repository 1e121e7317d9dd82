/** A box that the page does not know: the picture of its positions, and its choices as a list. */

import { t } from '../../i18n/texts.svelte';
import { board } from '../box';
import { consequence, pointsOf } from './choices';
import Game from './Game.svelte';

export default board({
  Game,
  Sheet: null,
  after: (position) => position,
  durations: {},
  sounds: {},
  colors: '',
  untold: [],
  sources: [],
  losses: [],
  prompt: () => t('prompt-choose'),
  move: ({ move }) => move,
  effect: (choice) => ({ where: choice.move, points: pointsOf(choice), more: '' }),
  consequence,
  finisher: () => null,
  focus: () => null,
  typed: '',
  help: null,
  Final: null,
});
