import { expect, test } from 'vitest';
import { breakdown, roundTicks, scoresByRound } from '../src/table/summary';
import { plug } from '../src/boards/plug';
import type { Frame } from '../src/wire/messages';
import { games } from './frames';

const scores = (frame: { position: Frame['position'] } | undefined) => frame?.position.boards.map((board) => board.score) ?? [];

test.each(Object.keys(games))('in %s, points by source add up to the final scores', (name) => {
  const frames = (games[name] ?? []) as unknown as Frame[];
  const start = scores(frames[0]);
  const rows = breakdown(plug(frames[0]!.position.box), frames, start.length);
  expect(start.map((_, seat) => rows.reduce((sum, row) => sum + (row.points[seat] ?? 0), 0))).toEqual(scores(frames.at(-1)));
});

test.each(Object.keys(games))('in %s, there is a score for the start and for every round', (name) => {
  const frames = (games[name] ?? []) as unknown as Frame[];
  const rounds = scoresByRound(frames);
  expect(rounds).toHaveLength((frames.at(-1)?.position.round ?? 0) + 1);
  expect(rounds.at(-1)).toEqual(scores(frames.at(-1)));
});

test("the last round of Azul is somebody's doing, if a full line leads to the last space of a row", () => {
  const frames = games.azul ?? [];
  const last = frames.at(-1)?.position.round;
  const finishers = frames.filter(({ position }) => plug('azul').finisher(position) !== null);
  expect(finishers.length).toBeGreaterThan(0);
  expect(finishers.every(({ position }) => position.round === last)).toBe(true);
});

test.each([
  [10, [0, 2, 4, 6, 8, 10]],
  [23, [0, 5, 10, 15, 20, 25]],
  [86, [0, 20, 40, 60, 80, 100]],
  [118, [0, 50, 100, 150]],
  [240, [0, 50, 100, 150, 200, 250]],
])('a chart up to %i has round ticks', (most, ticks) => expect(roundTicks(most)).toEqual(ticks));
