/** Summer Pavilion on paper. */

import { t } from '../../i18n/texts.svelte';
import { FACTS } from '../facts';
import type { Paper } from '../paper';
import { wildColor } from './geometry';
import box from './index';

const { rounds, start_score, supply_spaces } = FACTS.pavilion;

const paper: Paper = {
  rounds,
  tileOf: wildColor,
  across: 4,
  gains: ['placed'],
  costs: ['took_marker', 'passed'],
  lastCosts: ['leftover_cost'],
  bonuses: () => box.help?.bonuses() ?? [],
  parts: ({ options }) => [
    'pavilion-take',
    'pavilion-place',
    'pavilion-bonus',
    'pavilion-pass',
    ...(options['stars'] === 'mono' ? ['pavilion-mono'] : []),
    'pavilion-end',
  ],
  ready: () => [
    [t('board-supply'), supply_spaces],
    [t('points-start'), start_score],
  ],
};

export default paper;
