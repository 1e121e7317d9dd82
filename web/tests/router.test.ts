import { expect, test } from 'vitest';
import { parseRoute } from '../src/router.svelte';

test('an address names a screen', () => {
  expect(parseRoute('/')).toEqual({ screen: 'start' });
  expect(parseRoute('/t/abc')).toEqual({ screen: 'table', id: 'abc' });
  expect(parseRoute('/g/abc')).toEqual({ screen: 'game', id: 'abc' });
  expect(parseRoute('/rules/azul')).toEqual({ screen: 'rules', topic: 'azul' });
  expect(parseRoute('/print/azul-grey')).toEqual({ screen: 'print', preset: 'azul-grey' });
  expect(parseRoute('/replay')).toEqual({ screen: 'replay' });
});

test('other addresses are lost', () => {
  expect(parseRoute('/t')).toEqual({ screen: 'lost' });
  expect(parseRoute('/t/a/b')).toEqual({ screen: 'lost' });
});
