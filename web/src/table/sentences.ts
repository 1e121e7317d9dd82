/** What happened, in the words of the catalogue. */

import { capital } from '../boards/names';
import { plug } from '../boards/plug';
import type { GameEvent } from '../boards/props';
import { t, type Args } from '../i18n/texts.svelte';
import type { Entry } from '../wire/messages';

/** What is played: the words for what happens may depend on its options. */
export interface Rules {
  readonly box: string;
  readonly options: Readonly<Record<string, unknown>>;
}

/** The catalogue's sentence for an event, or nothing where none is needed. People count from 1: `row-number`. */
export function eventSentence({ box, options }: Rules, event: GameEvent, names: readonly string[]): string {
  const { colors, untold } = plug(box);
  if (untold.includes(event.event)) return '';
  const args: Args = {};
  for (const [field, value] of Object.entries({ ...options, ...event })) {
    if (typeof value === 'string') args[field] = value;
    else if (typeof value === 'number') Object.assign(args, { [field]: value, [`${field}-number`]: value + 1 });
    else if (typeof value === 'boolean') args[field] = String(value);
    else if (value === null) args[field] = 'none';
    else if (Array.isArray(value)) args[field] = value.flatMap((count, i) => (count ? [t('tiles', { color: colors[i] ?? '', count })] : [])).join(', ');
  }
  if (typeof event.seat === 'number') args.player = names[event.seat] ?? '';
  return t(`${box}-${event.event.replaceAll('_', '-')}`, args);
}

/** What a seat did last, to stand below its name: of "Ana takes …" only what comes after it. */
export function latelyOf(rules: Rules, events: readonly GameEvent[], names: readonly string[], seat: number): string {
  const name = `${names[seat] ?? ''} `;
  const told = events.filter((event) => event['seat'] === seat).map((event) => eventSentence(rules, event, names));
  const last = told.findLast((sentence) => sentence.startsWith(name));
  return last ? capital(last.slice(name.length)) : '';
}

/** An entry of the log as sentences. */
export function entrySentences(rules: Rules, entry: Entry, names: readonly string[]): string[] {
  const player = 'seat' in entry && entry.seat !== null ? (names[entry.seat] ?? '') : '';
  switch (entry.kind) {
    case 'deal':
    case 'move':
    case 'tilings':
      return entry.events.map((event) => eventSentence(rules, event, names)).filter(Boolean);
    case 'seated':
      return [t('entry-seated', { player: entry.name })];
    case 'asked':
      return [t('entry-asked', { player, what: entry.what })];
    case 'answered':
      return [t('entry-answered', { player, yes: String(entry.yes) })];
    case 'ended':
      return [t(`end-${entry.reason}`)];
    case 'began':
    case 'left':
    case 'took_back':
    case 'resigned':
    case 'flagged':
    case 'taken_over':
    case 'resumed':
    case 'rematch':
    case 'chose':
    case 'helped':
      return [t(`entry-${entry.kind.replaceAll('_', '-')}`, { player })];
    case 'chat':
      return [];
  }
}
