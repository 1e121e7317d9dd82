import { expect, test } from 'vitest';
import { preferredLanguage } from '../src/i18n/texts.svelte';
import { parseSettings } from '../src/settings/settings.svelte';

test('the first language of the browser that we speak is chosen', () => {
  expect(preferredLanguage(['ja-JP', 'nl-BE', 'fr'])).toBe('nl');
  expect(preferredLanguage(['pt-BR'])).toBe('pt');
  expect(preferredLanguage(['ja'])).toBe('en');
});

test('settings come back, and what is not valid gets its default', () => {
  const changed = { ...parseSettings(null), theme: 'dark' as const, speed: 4, sound: false };
  expect(parseSettings(JSON.stringify(changed))).toEqual(changed);
  expect(parseSettings('{"theme":"pink","speed":99,"confirm":7}')).toEqual(parseSettings(null));
  expect(parseSettings('broken')).toEqual(parseSettings(null));
});
