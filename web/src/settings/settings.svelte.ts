/** What a person prefers, remembered in this browser. */

import { has, LANGUAGES, preferredLanguage, speak, type Language } from '../i18n/texts.svelte';

export type Theme = 'auto' | 'light' | 'dark';
export type Confirm = 'never' | 'countdown' | 'always';

export interface Settings {
  language: Language | 'auto';
  theme: Theme;
  /** Times as fast as normal; 0 is no animation. */
  speed: number;
  sound: boolean;
  confirm: Confirm;
  /** Play the only legal move without asking. */
  forced: boolean;
  /** Choose a move ahead of one's turn. */
  ahead: boolean;
  /** The coach asks before a move that gives away more points than this; 0 for no coach. */
  coach: number;
  /** Single keys do things at the table. */
  keys: boolean;
  /** Buttons and boards are where the left hand is. */
  left: boolean;
  /** How large tiles are, beside those with which the whole table fits. */
  size: number;
  /** Sounds that are not heard. */
  quiet: readonly Sound[];
}

export const SPEEDS = [0, 0.5, 1, 2, 4] as const;
export const SIZES = [0.75, 1, 1.25, 1.5] as const;
export const COACHES = [0, 2, 4, 8] as const;
export const SOUNDS = ['click', 'place', 'deal', 'fall', 'score', 'turn', 'end'] as const;
export type Sound = (typeof SOUNDS)[number];
const KEY = 'azulejos.settings';
/** A finger slips more easily than a mouse: by touch a move is confirmed. */
const isTouch = typeof matchMedia !== 'undefined' && matchMedia('(pointer: coarse)').matches;
const DEFAULTS: Settings = {
  language: 'auto',
  theme: 'auto',
  speed: 1,
  sound: true,
  confirm: isTouch ? 'always' : 'never',
  forced: true,
  ahead: true,
  coach: 0,
  keys: true,
  left: false,
  size: 1,
  quiet: [],
};

/** Read settings from storage; whatever is not valid there gets its default. */
export function parseSettings(text: string | null): Settings {
  let found: Partial<Settings> = {};
  try {
    found = JSON.parse(text ?? '{}') ?? {};
  } catch {
    /* defaults */
  }
  const oneOf = <T>(values: readonly T[], value: unknown, otherwise: T): T =>
    values.includes(value as T) ? (value as T) : otherwise;
  return {
    language: oneOf(['auto', ...LANGUAGES] as const, found.language, DEFAULTS.language),
    theme: oneOf(['auto', 'light', 'dark'] as const, found.theme, DEFAULTS.theme),
    speed: oneOf<number>(SPEEDS, found.speed, DEFAULTS.speed),
    sound: found.sound ?? DEFAULTS.sound,
    confirm: oneOf(['never', 'countdown', 'always'] as const, found.confirm, DEFAULTS.confirm),
    forced: found.forced ?? DEFAULTS.forced,
    ahead: found.ahead ?? DEFAULTS.ahead,
    coach: oneOf<number>(COACHES, found.coach, DEFAULTS.coach),
    keys: found.keys ?? DEFAULTS.keys,
    left: found.left ?? DEFAULTS.left,
    size: oneOf<number>(SIZES, found.size, DEFAULTS.size),
    quiet: SOUNDS.filter((sound) => Array.isArray(found.quiet) && found.quiet.includes(sound)),
  };
}

export const settings: Settings = $state(parseSettings(typeof localStorage === 'undefined' ? null : localStorage.getItem(KEY)));

/** Keep page and storage as the settings say, also when another tab changes them. Call once, in an effect root. */
export function applySettings(): void {
  const dark = matchMedia('(prefers-color-scheme: dark)');
  let systemDark = $state(dark.matches);
  dark.addEventListener('change', () => (systemDark = dark.matches));
  addEventListener('storage', (event) => {
    if (event.key === KEY) Object.assign(settings, parseSettings(event.newValue));
  });
  $effect(() => localStorage.setItem(KEY, JSON.stringify(settings)));
  $effect(() => {
    const isDark = settings.theme === 'dark' || (settings.theme === 'auto' && systemDark);
    document.documentElement.dataset.theme = isDark ? 'dark' : 'light';
  });
  $effect(() => {
    document.documentElement.dataset['hand'] = settings.left ? 'left' : 'right';
  });
  $effect(() => {
    const wanted = settings.language === 'auto' ? preferredLanguage(navigator.languages) : settings.language;
    speak(wanted).catch(() => (has('app-name') ? undefined : speak('en'))); // without a network, English is there
  });
}

const still = typeof matchMedia === 'undefined' ? null : matchMedia('(prefers-reduced-motion: reduce)');

/** How long something that normally takes `ms` shall take; 0 where nothing may move. */
export function pace(ms: number): number {
  return settings.speed === 0 || still?.matches ? 0 : ms / settings.speed;
}
