/** Azul on paper. */

import { t } from '../../i18n/texts.svelte';
import { FACTS } from '../facts';
import type { Paper } from '../paper';

const { bonuses } = FACTS.azul;
const PARTS = ['azul-take', 'azul-line', 'azul-floor', 'azul-wall'];

const paper: Paper = {
  rounds: 8,
  tileOf: () => null,
  across: 2,
  gains: ['tiled'],
  costs: ['floor_cost'],
  lastCosts: [],
  bonuses: ({ options }) => [
    [t('help-bonus-row'), bonuses.row],
    [t('help-bonus-column'), Number(options['column_bonus'])],
    [t('help-bonus-color'), bonuses.color],
  ],
  parts: ({ options }) => [
    ...PARTS,
    ...(options['wall'] === 'grey' ? ['azul-grey'] : []),
    ...(options['jokers'] ? ['azul-jokers'] : []),
    'azul-end',
  ],
  ready: () => [],
};

export default paper;
