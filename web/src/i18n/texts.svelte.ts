/** The app's words, from the same Fluent files as the terminal's. */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

/** Each language calls itself by its own name. */
export const LANGUAGE_NAMES = {
  en: 'English',
  de: 'Deutsch',
  es: 'Español',
  fr: 'Français',
  nl: 'Nederlands',
  pt: 'Português',
} as const;
export type Language = keyof typeof LANGUAGE_NAMES;
export const LANGUAGES = Object.keys(LANGUAGE_NAMES) as Language[];
export type Args = Record<string, FluentVariable>;

const files = import.meta.glob<string>(
  [
    '../../../src/azulejos/locales/*/game.ftl',
    '../../../src/azulejos/locales/*/web.ftl',
    '../../../src/azulejos/locales/*/board.ftl',
  ],
  { query: '?raw', import: 'default' },
);
/** The words of whole areas: they come only when somebody goes there. */
const extras = import.meta.glob<string>('../../../src/azulejos/locales/*/{help,study,puzzles,scribe,guide,settings}.ftl', { query: '?raw', import: 'default' });
export type Area = 'help' | 'study' | 'puzzles' | 'scribe' | 'guide' | 'settings';

/** Whose plurals, numbers and voice a language has, where it is not the one that browsers take for it. */
const LOCALES: Partial<Record<Language, string>> = { pt: 'pt-PT' };
const localeOf = (language: Language) => LOCALES[language] ?? language;

let language = $state<Language>('en');
let bundle = $state.raw(new FluentBundle('en'));
let areas: readonly Area[] = [];
/** The language that was asked for last, and how often words were: an answer that comes late changes nothing. */
let latest: Language = 'en';
let asked = 0;

/** The first of the browser's languages that we speak. */
export function preferredLanguage(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const found = LANGUAGES.find((known) => known === tag.toLowerCase().split('-')[0]);
    if (found) return found;
  }
  return 'en';
}

export function currentLanguage(): Language {
  return language;
}

/** Load a language's words and show them everywhere at once. */
export async function speak(wanted: Language): Promise<void> {
  latest = wanted;
  const number = ++asked;
  const isWanted = (path: string) => areas.some((area) => path.endsWith(`/${area}.ftl`));
  const sources = [...Object.entries(files), ...Object.entries(extras).filter(([path]) => isWanted(path))];
  const here = sources.filter(([path]) => path.includes(`/${wanted}/`));
  const texts = await Promise.all(here.map(([, load]) => load()));
  if (number !== asked) return;
  const spoken = bundleOf(wanted, texts);
  bundle = spoken;
  language = wanted;
  if (typeof document === 'undefined') return;
  document.documentElement.lang = localeOf(wanted);
  const more = await boxTexts(wanted);
  if (more && bundle === spoken) bundle = bundleOf(wanted, [...texts, more]);
}

function bundleOf(language: Language, texts: readonly string[]): FluentBundle {
  const made = new FluentBundle(localeOf(language), { useIsolating: false });
  for (const text of texts) made.addResource(new FluentResource(text));
  return made;
}

/** The words of boxes that are not built in: they come a moment later, if there are any. */
async function boxTexts(wanted: Language): Promise<string> {
  const response = await fetch(`/api/texts/${wanted}`).catch(() => null);
  return response?.ok ? response.text() : '';
}

/** Load the words of an area too; `has` tells when they are there. */
export async function speakMore(area: Area): Promise<void> {
  if (areas.includes(area)) return;
  areas = [...areas, area];
  await speak(latest);
}

/** Load all words of the language, so that those of every area are there without a network. */
export async function keepWords(): Promise<void> {
  const here = Object.entries(extras).filter(([path]) => path.includes(`/${language}/`));
  await Promise.all(here.map(([, load]) => load())).catch(() => undefined);
}

/** Names in a row, as the language lists them: "Ann, Ben and Cleo". */
export function listed(names: readonly string[]): string {
  return new Intl.ListFormat(localeOf(language)).format(names);
}

const UNITS = [['day', 86_400], ['hour', 3600], ['minute', 60], ['second', 1]] as const;

/** A length of time in the largest unit that fits it: "90 seconds", "5 minutes". */
export function duration(seconds: number): string {
  const [unit, size] = UNITS.find(([, size]) => seconds % size === 0) ?? UNITS[UNITS.length - 1]!;
  return new Intl.NumberFormat(localeOf(language), { style: 'unit', unit, unitDisplay: 'long' }).format(seconds / size);
}

export function has(id: string): boolean {
  return bundle.hasMessage(id);
}

/** A message in the current language; `id.attribute` gives an attribute. Its id stands in for one that is missing. */
export function t(id: string, args?: Args): string {
  const [name = id, attribute] = id.split('.');
  const message = bundle.getMessage(name);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  return pattern ? bundle.formatPattern(pattern, args) : id;
}
