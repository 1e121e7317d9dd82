/** Chances and points as people read them. */

import { currentLanguage } from '../i18n/texts.svelte';
import type { MoveClass } from './answers';

export function percent(chance: number): string {
  return new Intl.NumberFormat(currentLanguage(), { style: 'percent' }).format(chance);
}

/** With its sign, and a decimal where it tells something. */
export function points(value: number): string {
  return new Intl.NumberFormat(currentLanguage(), { signDisplay: 'exceptZero', maximumFractionDigits: 1 }).format(value);
}

/** Without a sign. */
export function amount(value: number): string {
  return new Intl.NumberFormat(currentLanguage(), { maximumFractionDigits: 1 }).format(Math.abs(value));
}

export function count(value: number): string {
  return new Intl.NumberFormat(currentLanguage(), { notation: 'compact', maximumFractionDigits: 1 }).format(value);
}

/** A class as a part of names of words and styles. */
export const slug = (name: MoveClass) => name.replace(' ', '-');
