import { expect, test } from 'vitest';
import { parsePlan, toRequest } from '../src/start/plan';

const called = (seat: number) => `Player ${seat + 1}`;

test('a newcomer plays Azul against a gentle bot', () => {
  expect(toRequest(parsePlan(null), called)).toEqual({
    preset: 'azul',
    players: 2,
    options: {},
    seats: [{ kind: 'person', name: 'Player 1' }, { kind: 'bot', bot: 'apprentice' }],
    start: 0,
    clock: null,
    public: false,
    help: false,
    takeback: 'free',
  });
});

test('a remembered plan comes back', () => {
  const plan = { ...parsePlan(null), mode: 'friends', preset: 'pavilion', players: 3, others: ['', 'mason', 'tidy'], houseRules: { pass_keep: 'forced_max' } };
  expect(parsePlan(JSON.stringify(plan))).toEqual(plan);
});

test('what is not valid in a remembered plan gets its default', () => {
  expect(parsePlan('{"mode":"x","preset":7,"players":9,"others":["nobody"],"clock":"y"}')).toEqual(parsePlan(null));
  expect(parsePlan('not JSON')).toEqual(parsePlan(null));
});

test('house rules go with their game', () => {
  const plan = parsePlan('{"preset":"azul","houseRules":{"max_rounds":9}}');
  expect(toRequest(plan, called).options).toEqual({ max_rounds: '9' });
  expect(parsePlan('{"preset":"chess","houseRules":{"max_rounds":"9"}}').houseRules).toEqual({});
  expect(parsePlan('{"preset":"azul","houseRules":7}').houseRules).toEqual({});
});

test('friends by link get open seats', () => {
  const plan = { ...parsePlan(null), mode: 'friends' as const, players: 3, others: ['', 'mason', ''] };
  expect(toRequest(plan, called).seats).toEqual([{ kind: 'person', name: 'Player 1' }, { kind: 'open' }, { kind: 'bot', bot: 'mason' }]);
});

test('people who pass the screen on have names', () => {
  const plan = { ...parsePlan(null), mode: 'pass' as const, players: 2, others: ['', '', ''], names: ['Ana', '', '', ''] };
  expect(toRequest(plan, called).seats).toEqual([{ kind: 'person', name: 'Ana' }, { kind: 'person', name: 'Player 2' }]);
});

test('whoever begins has a seat', () => {
  expect(toRequest(parsePlan('{"start":"random"}'), called).start).toBe('random');
  expect(toRequest(parsePlan('{"start":1}'), called).start).toBe(1);
  expect(toRequest(parsePlan('{"start":3,"players":2}'), called).start).toBe(0);
  expect(parsePlan('{"start":9}').start).toBe(0);
});
