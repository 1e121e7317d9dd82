/** What a choice of an unknown box would bring, as far as its preview says. */

import { t } from '../../i18n/texts.svelte';

interface Previewed {
  readonly preview?: { readonly points?: unknown; readonly cost?: unknown } | null;
}

/** Points won and lost; none where the box does not say. */
export function pointsOf(choice: object): number[] {
  const { points, cost } = (choice as Previewed).preview ?? {};
  return [Number(points ?? 0), -Number(cost ?? 0)].filter(Boolean);
}

export function consequence(choice: object): string {
  return pointsOf(choice).map((points) => (points > 0 ? t('points', { points }) : t('board-cost', { points: -points }))).join(', ');
}
