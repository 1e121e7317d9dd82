/** Chances and points as people read them. */

import { currentLanguage } from '../i18n/texts.svelte';
import type { MoveClass } from './answers';

/** A number as the language writes it, but with a true minus. */
function written(value: number, format: Intl.NumberFormatOptions): string {
  return new Intl.NumberFormat(currentLanguage(), format).format(value).replace('-', '−');
}

export function percent(chance: number): string {
  return written(chance, { style: 'percent' });
}

/** What a chance grows or shrinks by. */
export function gain(chance: number): string {
  return written(chance, { style: 'percent', signDisplay: 'exceptZero' });
}

/** With its sign, and a decimal where it tells something. */
export function points(value: number): string {
  return written(value, { signDisplay: 'exceptZero', maximumFractionDigits: 1 });
}

/** Without a sign. */
export function amount(value: number): string {
  return written(Math.abs(value), { maximumFractionDigits: 1 });
}

export function count(value: number): string {
  return written(value, { notation: 'compact', maximumFractionDigits: 1 });
}

/** A class as a part of names of words and styles. */
export const slug = (name: MoveClass) => name.replace(' ', '-');
