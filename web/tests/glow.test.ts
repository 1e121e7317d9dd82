import { describe, expect, it } from 'vitest';
import { glowOf as azulGlow, pointsOf } from '../src/boards/azul/events';
import type { AzulBoard } from '../src/wire/messages';
import { glowOf as pavilionGlow, pointsOf as pavilionPoints } from '../src/boards/pavilion/events';
import type { PavilionBoard } from '../src/wire/messages';

const wall = (...rows: string[]) =>
  ({ wall: rows.map((row) => [...row].map((tile) => (tile === '.' ? null : tile))) }) as unknown as AzulBoard;
const stars = (given: Record<string, string>) =>
  ({ stars: Object.fromEntries([...'orbygpc'].map((star) => [star, [...(given[star] ?? '......')].map((tile) => (tile === '.' ? null : tile))])) }) as unknown as PavilionBoard;

describe('where points come from on a wall', () => {
  const board = wall('...k.', '...y.', 'kwbyr', '...b.', '.....');

  it('is the run across and the run down', () => {
    const event = { event: 'tiled', seat: 0, row: 2, column: 3, points: 9 };
    expect([...azulGlow(board, event)].sort()).toEqual(['0 3', '1 3', '2 0', '2 1', '2 2', '2 3', '2 4', '3 3']);
  });

  it('is a row, a column or a color at the end', () => {
    expect(azulGlow(board, { event: 'row_bonus', seat: 0, row: 2 }).size).toBe(5);
    expect(azulGlow(board, { event: 'column_bonus', seat: 0, column: 3 }).has('4 3')).toBe(true);
    expect([...azulGlow(board, { event: 'color_bonus', seat: 0, color: 'b' })]).toEqual(['2 2', '3 3']);
  });
});

describe('where points come from on stars', () => {
  const placed = (space: number) => ({ event: 'placed', seat: 0, star: 0, space, points: 1 });

  it('is the run around the ring, over its seam too', () => {
    expect([...pavilionGlow(stars({ o: 'oo..oo' }), placed(0), false)].sort()).toEqual(['o0', 'o1', 'o4', 'o5']);
    expect([...pavilionGlow(stars({ o: 'o.o...' }), placed(2), false)]).toEqual(['o2']);
    expect(pavilionGlow(stars({ o: 'oooooo' }), placed(3), false).size).toBe(6);
  });

  it('is every space of a number', () => {
    expect(pavilionGlow(stars({}), { event: 'number_bonus', seat: 0, number: 3 }, false).size).toBe(7);
    expect(pavilionGlow(stars({}), { event: 'number_bonus', seat: 0, number: 3 }, true).size).toBe(12);
  });
});

describe('points that rise', () => {
  it('have a sign and a place', () => {
    expect(pointsOf({ event: 'tiled', seat: 1, row: 2, column: 3, points: 4 })).toEqual({ points: 4, spot: 'wall-1-2-3' });
    expect(pointsOf({ event: 'floor_cost', seat: 0, fallen: 5, points: 8 })).toEqual({ points: -8, spot: 'floor-0' });
    expect(pointsOf({ event: 'row_bonus', seat: 0, row: 1, points: 2 })).toEqual({ points: 2, spot: 'score-0' });
    expect(pavilionPoints({ event: 'placed', seat: 1, star: 4, space: 3, points: 2 })).toEqual({ points: 2, spot: 'space-1-g-3' });
    expect(pavilionPoints({ event: 'passed', seat: 1, points: 2 })).toEqual({ points: -2, spot: 'score-1' });
    expect(pointsOf({ event: 'took', seat: 0, count: 2 })).toBeNull();
  });
});
