import { describe, expect, it } from 'vitest';
import { answered, FIRST, nextPuzzle, streakOn, today, type Wish } from '../src/puzzles/progress';
import type { PuzzleLine } from '../src/wire/messages';

const puzzle = (id: string, rating = 1400, game = 'azul/2', theme = 'deny'): PuzzleLine => ({ id, game, theme, rating });

describe('a rating', () => {
  it('rises with a right answer and falls with a wrong one', () => {
    expect(answered(FIRST, puzzle('a'), true).rating).toBe(1432);
    expect(answered(FIRST, puzzle('a'), false).rating).toBe(1368);
  });

  it('rises more the harder the puzzle was', () => {
    expect(answered(FIRST, puzzle('a', 1900), true).rating).toBeGreaterThan(answered(FIRST, puzzle('a', 1400), true).rating);
  });

  it('moves with the first answer alone', () => {
    const once = answered(FIRST, puzzle('a'), false);
    expect(answered(once, puzzle('a'), true)).toBe(once);
  });

  it('settles down after some puzzles', () => {
    let progress = FIRST;
    for (let i = 0; i < 15; i++) progress = answered(progress, puzzle(`p${i}`, progress.rating), i % 2 === 0);
    expect(answered(progress, puzzle('last', progress.rating), true).rating - progress.rating).toBe(12);
  });
});

describe('a streak', () => {
  it('counts days in a row, over the end of a month too', () => {
    let progress = answered(FIRST, puzzle('a'), true, '2026-02-28');
    progress = answered(progress, puzzle('b'), true, '2026-03-01');
    expect(progress.streak).toBe(2);
    expect(streakOn(progress, '2026-03-02')).toBe(2);
    expect(streakOn(progress, '2026-03-03')).toBe(0);
    expect(answered(progress, puzzle('c'), true, '2026-03-03').streak).toBe(1);
  });

  it('goes on with a puzzle that was met before, and with the first answer of a day alone', () => {
    const before = { ...answered(FIRST, puzzle('a'), false), streak: 4, lastDay: '2026-02-28' };
    expect(answered(before, puzzle('a'), true, '2026-03-01')).toEqual({ ...before, streak: 5, lastDay: '2026-03-01', lastAnswered: '2026-03-01' });
    const missed = answered(before, puzzle('a'), false, '2026-03-01');
    expect(answered(missed, puzzle('a'), true, '2026-03-01').streak).toBe(4);
    expect(streakOn(answered(missed, puzzle('a'), true, '2026-03-01'), '2026-03-02')).toBe(0);
  });

  it('is not of puzzles that were missed, or of other days', () => {
    expect(answered(FIRST, puzzle('a'), false, '2026-03-01').streak).toBe(0);
    expect(answered(FIRST, puzzle('a'), true).streak).toBe(0);
  });
});

it('knows the day where the person is', () => {
  expect(today(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05');
});

describe('the next puzzle', () => {
  const any: Wish = { preset: '', theme: '', players: 0 };
  const puzzles = [puzzle('a', 1000), puzzle('b', 1390), puzzle('c', 1420, 'pavilion/3', 'bonus'), puzzle('d', 2200)];

  it('is one that was not tried, and as hard as the person is good', () => {
    expect(nextPuzzle(puzzles, FIRST, any, 'b', () => 0)?.id).toBe('c');
    const tried = answered(FIRST, puzzles[2]!, true);
    expect(nextPuzzle(puzzles, tried, any, '', () => 0)?.id).toBe('b');
  });

  it('is of the game and theme that were asked for', () => {
    expect(nextPuzzle(puzzles, FIRST, { ...any, preset: 'pavilion' }, '', () => 0.99)?.id).toBe('c');
    expect(nextPuzzle(puzzles, FIRST, { ...any, preset: 'azul', theme: 'bonus' }, '')).toBeNull();
    expect(nextPuzzle(puzzles, FIRST, { ...any, players: 3 }, '')?.id).toBe('c');
  });
});
