import { expect, test } from 'vitest';
import { breakdown, scoresByRound } from '../src/table/summary';
import { lastRound } from '../src/table/warning';
import type { Frame } from '../src/wire/messages';
import { games } from './frames';

const scores = (frame: { position: Frame['position'] } | undefined) => frame?.position.boards.map((board) => board.score) ?? [];

test.each(Object.keys(games))('in %s, points by source add up to the final scores', (name) => {
  const frames = (games[name] ?? []) as unknown as Frame[];
  const start = scores(frames[0]);
  const rows = breakdown(frames, start.length);
  expect(start.map((points, seat) => rows.reduce((sum, row) => sum + (row.points[seat] ?? 0), points))).toEqual(scores(frames.at(-1)));
});

test.each(Object.keys(games))('in %s, there is a score for the start and for every round', (name) => {
  const frames = (games[name] ?? []) as unknown as Frame[];
  const rounds = scoresByRound(frames);
  expect(rounds).toHaveLength((frames.at(-1)?.position.round ?? 0) + 1);
  expect(rounds.at(-1)).toEqual(scores(frames.at(-1)));
});

test('the last round of Azul is seen coming, if a full line leads to the last space of a row', () => {
  const frames = games.azul ?? [];
  const last = frames.at(-1)?.position.round;
  const before = frames.filter(({ position }) => position.phase === 'offer' && position.round !== last);
  expect(before.every(({ position }) => lastRound(position) === null)).toBe(true);
  expect(frames.some(({ position }) => position.round === last && lastRound(position) !== null)).toBe(true);
});

test('Summer Pavilion has six rounds', () => {
  const warned = (games.pavilion ?? []).filter(({ position }) => lastRound(position));
  expect(warned.every(({ position }) => position.round === 6)).toBe(true);
  expect(warned.length).toBeGreaterThan(0);
});
