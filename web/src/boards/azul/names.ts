/** What Azul's board calls its parts. */

import { t } from '../../i18n/texts.svelte';
import { FACTS } from '../facts';
import type { AzulTakeChoice } from '../../wire/messages';

/** What a take would do to a line: how many tiles stay, how many fall, what it will score. */
export function takeName({ line, jokers, preview: { placed, fallen, points, cost } }: AzulTakeChoice): string {
  const isFloor = line === FACTS.azul.floor;
  const parts = [isFloor ? t('board-floor') : t('board-line', { number: line + 1 })];
  if (!isFloor) parts.push(t('board-placed', { count: placed }));
  if (jokers > 0) parts.push(t('board-jokers-laid', { count: jokers }));
  if (fallen > 0) parts.push(t('board-fall', { count: fallen }));
  if (points > 0) parts.push(t('points', { points }));
  if (cost > 0) parts.push(t('board-cost', { points: cost }));
  return parts.join(', ');
}
