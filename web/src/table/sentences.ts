/** What happened, in the words of the catalogue. */

import { tilesName } from '../boards/names';
import type { GameEvent } from '../boards/props';
import { t, type Args } from '../i18n/texts.svelte';
import type { Entry } from '../wire/messages';
import { PAVILION_COLORS } from './steps';

/** Things that are told by what lies on the table anyway. */
const UNTOLD = new Set(['laid', 'supplied', 'moved_to_center']);

/** The catalogue's sentence for an event, or nothing where none is needed. */
export function eventSentence(box: string, event: GameEvent, names: readonly string[]): string {
  if (UNTOLD.has(event.event)) return '';
  const args: Args = {};
  for (const [field, value] of Object.entries(event)) {
    if (typeof value === 'string' || typeof value === 'number') args[field] = value;
    else if (typeof value === 'boolean') args[field] = String(value);
    else if (value === null) args[field] = 'none';
    else if (Array.isArray(value)) args[field] = tilesName(Object.fromEntries(value.map((count, i) => [PAVILION_COLORS[i], count])));
  }
  for (const field of ['line', 'row', 'column', 'space']) {
    if (typeof event[field] === 'number') args[`${field}-number`] = event[field] + 1;
  }
  if (typeof event.seat === 'number') args.player = names[event.seat] ?? '';
  return t(`${box}-${event.event.replaceAll('_', '-')}`, args);
}

/** An entry of the log as sentences. */
export function entrySentences(box: string, entry: Entry, names: readonly string[]): string[] {
  const player = 'seat' in entry && entry.seat !== null ? (names[entry.seat] ?? '') : '';
  switch (entry.kind) {
    case 'deal':
    case 'move':
    case 'tilings':
      return entry.events.map((event) => eventSentence(box, event, names)).filter(Boolean);
    case 'seated':
      return [t('log-seated', { player: entry.name })];
    case 'asked':
      return [t(`log-asked-${entry.what}`, { player })];
    case 'answered':
      return [t('log-answered', { player, yes: String(entry.yes) })];
    case 'taken_over':
      return [t('log-taken-over', { player, bot: t(`bot-${entry.bot}`) })];
    case 'ended':
      return [t(`reason-${entry.reason}`)];
    case 'left':
    case 'took_back':
    case 'resigned':
    case 'flagged':
      return [t(`log-${entry.kind.replaceAll('_', '-')}`, { player })];
    case 'began':
    case 'chose':
    case 'chat':
    case 'rematch':
    case 'resumed':
      return [];
  }
}
