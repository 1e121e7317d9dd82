/** What games and places are called. */

import { t } from '../i18n/texts.svelte';
import type { Plan } from '../start/plan';

/** A game's name, as a game file has it. */
export function gameName({ preset, players, houseRules }: Pick<Plan, 'preset' | 'players' | 'houseRules'>): string {
  return [`${preset}/${players}`, ...Object.entries(houseRules).map(([rule, value]) => `${rule}=${value}`)].join(';');
}

/** Where tiles are laid. */
export function placeName(place: number): string {
  return place === 0 ? t('board-supply') : t('scribe-factory', { factory: place });
}
