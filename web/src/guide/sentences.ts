/** What the guide says, in the words of the catalogue. */

import { tilesName } from '../boards/names';
import type { Tiles } from '../boards/props';
import { t, type Args } from '../i18n/texts.svelte';
import type { Phrase, Remark } from '../wire/messages';

function argumentsOf({ arguments: found }: Phrase, names: readonly string[]): Args {
  const args: Args = {};
  for (const [name, value] of Object.entries(found)) {
    if (value !== undefined) args[name] = typeof value === 'object' ? tilesName(value as Tiles) : (value as number | string);
  }
  if (typeof found['seat'] === 'number') args['player'] = names[found['seat']] ?? '';
  if (typeof found['bot'] === 'string') args['bot'] = t(`bot-${found['bot']}`);
  return args;
}

export function titleOf({ phrases: [first] }: Remark, names: readonly string[]): string {
  return first ? t(`guide-${first.id}.title`, argumentsOf(first, names)) : '';
}

/** What a remark says, in paragraphs: its first phrase with what explains it, then the others. */
export function paragraphsOf({ phrases, why }: Remark, names: readonly string[]): string[] {
  const [first = '', ...others] = phrases.map((phrase) => t(`guide-${phrase.id}`, argumentsOf(phrase, names)));
  return [[first, ...why].join(' '), others.join(' ')].filter(Boolean);
}
