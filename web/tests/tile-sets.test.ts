import { expect, test } from 'vitest';
import { canAdd, colorsOf, indexOf, plus } from '../src/table/tile-sets';

const sets: Record<string, number>[] = [{ g: 2 }, { g: 1, r: 1 }];

test('a tile can be added while some set has it', () => {
  expect(canAdd(sets, {}, 'r')).toBe(true);
  expect(canAdd(sets, { g: 1 }, 'g')).toBe(true);
  expect(canAdd(sets, { r: 1 }, 'r')).toBe(false);
  expect(canAdd(sets, { g: 2 }, 'r')).toBe(false);
});

test('only a whole set can be chosen', () => {
  expect(indexOf(sets, { g: 1 })).toBe(-1);
  expect(indexOf(sets, { r: 1, g: 1 })).toBe(1);
});

test('colors come in the order of the sets', () => {
  expect(colorsOf(sets)).toEqual(['g', 'r']);
  expect(plus({ g: 1 }, 'g', -1)).toEqual({});
});
