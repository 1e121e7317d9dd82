import { describe, expect, it } from 'vitest';
import { keyTarget, linesOf, seatAt } from '../src/replay/frames';
import type { Frame } from '../src/wire/messages';
import { examplesOf, TOPICS, topicOf } from '../src/help/topics';

const frame = (seat: number | null, move: string | null, round: number, events: string[] = [], to_act: number | null = 0) =>
  ({ ply: 0, seat, move, draws: [], comment: '', events: events.map((event) => ({ event })), position: { round, to_act } }) as unknown as Frame;

const FRAMES = [
  frame(null, null, 1),
  frame(null, null, 1, ['round_began'], 1),
  frame(1, '3r2', 1, ['took']),
  frame(0, 'cb1', 2, ['took', 'tiled']),
  frame(null, null, 2, ['round_began']),
];

describe('a replay', () => {
  it('has a line for each frame that tells something, in the round it belongs to', () => {
    const lines = linesOf(FRAMES, ['A', 'B']);
    expect(lines.map(({ at, round, move }) => [at, round, move])).toEqual([
      [1, 1, ''],
      [2, 1, '3r2'],
      [3, 1, 'cb1'],
      [4, 2, ''],
    ]);
  });

  it('shows whoever moved last in front', () => {
    expect([0, 1, 2, 3, 4].map((at) => seatAt(FRAMES, at))).toEqual([0, 1, 1, 0, 0]);
  });

  it('follows keys and stops at both ends', () => {
    expect(keyTarget('ArrowRight', 3, 4)).toBe(4);
    expect(keyTarget('ArrowRight', 4, 4)).toBe(4);
    expect(keyTarget('PageUp', 4, 40)).toBe(0);
    expect(keyTarget('End', 0, 4)).toBe(4);
    expect(keyTarget('x', 0, 4)).toBeNull();
  });
});

describe('the rules help', () => {
  it('finds the topic of an address', () => {
    expect(topicOf('pavilion')).toBe('pavilion');
    expect(topicOf('pavilion-mono')).toBe('pavilion');
    expect(topicOf('azul-grey')).toBe('azul');
    expect(topicOf('')).toBe('azul');
  });

  it('has every seed example', () => {
    const ids = [...TOPICS.values()].flatMap(({ parts }) => parts.flatMap((part) => examplesOf(part).map(({ id }) => id)));
    for (const letter of 'abcdef') expect(ids).toContain(`pavilion-${letter}`);
    for (const name of ['mathilde', 'floor', 'alone', 'across', 'down', 'both']) expect(ids).toContain(`azul-${name}`);
  });
});
