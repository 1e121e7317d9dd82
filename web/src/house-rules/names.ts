/** What rule options and their values are called. Values are text, as in the name of a game. */

import { t } from '../i18n/texts.svelte';
import type { OptionInfo } from '../wire/messages';

type Value = OptionInfo['default'];

export function valueText(value: Value): string {
  if (value === null) return 'none';
  return typeof value === 'boolean' ? (value ? 'yes' : 'no') : String(value);
}

export function optionName(option: string): string {
  return t(`option-${dashed(option)}`);
}

export function optionAbout(option: string): string {
  return t(`option-${dashed(option)}.about`);
}

export function valueName(option: string, value: string): string {
  if (value === 'yes' || value === 'no') return t(value);
  return /^\d+$/.test(value) ? value : t(`option-${dashed(option)}-${dashed(value)}`);
}

const dashed = (word: string) => word.replaceAll('_', '-');
