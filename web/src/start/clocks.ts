import { duration, t } from '../i18n/texts.svelte';
import type { Clock } from '../wire/messages';

/** How much time players have. */
export function clockText(clock: Clock | null): string {
  if (!clock) return t('clock-none');
  const time = duration(clock.seconds);
  if (clock.kind === 'move') return t('clock-move', { time });
  return clock.increment ? t('clock-game', { time, increment: duration(clock.increment) }) : t('clock-game-plain', { time });
}
