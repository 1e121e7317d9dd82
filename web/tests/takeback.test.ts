import { expect, it } from 'vitest';
import { canTakeBack } from '../src/table/takeback';
import type { Entry } from '../src/wire/messages';

const entry = (kind: string, more: object = {}) => ({ kind, ...more }) as unknown as Entry;
const deal = entry('deal', { draws: ['=r', '=b'] });
const move = (seat: number) => entry('move', { seat });

it('finds a move of one\'s own', () => {
  expect(canTakeBack([entry('began'), deal], [0])).toBe(false);
  expect(canTakeBack([entry('began'), deal, move(1)], [0])).toBe(false);
  expect(canTakeBack([entry('began'), deal, move(0), move(1)], [0])).toBe(true);
});

it('forgets what was taken back', () => {
  const log = [entry('began'), deal, move(0), move(1), move(0)];
  expect(canTakeBack([...log, entry('took_back', { seat: 0, ply: 4 })], [0])).toBe(true);
  expect(canTakeBack([...log, entry('took_back', { seat: 0, ply: 2 })], [0])).toBe(false);
});

it('counts wall choices that were revealed together', () => {
  expect(canTakeBack([deal, entry('tilings', { moves: [{ seat: 0, move: 't11' }, { seat: 1, move: 't12' }] })], [1])).toBe(true);
});
