import { t } from '../i18n/texts.svelte';
import type { SeatInfo } from '../wire/messages';

/** What to call each seat: bots in one's own language, and nobody like another. */
export function seatNames(seats: readonly SeatInfo[]): string[] {
  const names: string[] = [];
  seats.forEach((seat, i) => {
    const name = seat.kind === 'bot' && seat.bot ? t(`bot-${seat.bot}`) : seat.name || t('player-number', { number: i + 1 });
    let unique = name;
    for (let number = 2; names.includes(unique); number++) unique = `${name} ${number}`;
    names.push(unique);
  });
  return names;
}
