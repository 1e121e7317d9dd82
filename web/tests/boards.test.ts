import { describe, expect, it } from 'vitest';
import { flightsOf as azulFlights } from '../src/boards/azul/events';
import { fallenTiles, laidTiles } from '../src/boards/azul/takes';
import type { AzulPosition, AzulTakeChoice } from '../src/wire/messages';
import { nearest } from '../src/boards/keys';
import { flightsOf as pavilionFlights } from '../src/boards/pavilion/events';
import { consequence, pointsOf } from '../src/boards/plain/choices';
import { BOXES, plug } from '../src/boards/plug';
import { countOf, oneByOne, sameTiles } from '../src/boards/tiles';

describe('a box', () => {
  it('is found by its name', () => {
    expect(plug('azul')).toBe(BOXES.get('azul'));
    expect(plug('pavilion')).not.toBe(plug('azul'));
  });

  it('that nobody knows gets the plain board', () => {
    expect(plug('chess')).toBe(plug('plain'));
  });

  it('counts its losses among where points come from', () => {
    for (const { sources, losses } of BOXES.values()) for (const loss of losses) expect(sources).toContain(loss);
  });
});

describe('a choice of an unknown box', () => {
  it('tells the points of its preview', () => {
    expect(pointsOf({ move: 'a1', kind: 'lay', preview: { points: 3, finishes: false } })).toEqual([3]);
    expect(pointsOf({ move: 'b', kind: 'skim', preview: { cost: 2 } })).toEqual([-2]);
    expect(pointsOf({ move: 'b', kind: 'skim' })).toEqual([]);
    expect(consequence({ move: 'b', kind: 'skim' })).toBe('');
  });
});

describe('sets of tiles', () => {
  it('are counted, listed and compared', () => {
    expect(oneByOne({ b: 2, k: 1 })).toEqual(['b', 'b', 'k']);
    expect(countOf({ b: 2, k: 1 })).toBe(3);
    expect(sameTiles({ b: 2, k: 0 }, { b: 2 })).toBe(true);
    expect(sameTiles({ b: 2 }, { b: 1 })).toBe(false);
  });
});

describe('flights', () => {
  it('take tiles and jokers from a plate to the hand', () => {
    const event = { event: 'took', seat: 1, source: 3, color: 'r', count: 2, jokers: 1 };
    expect(azulFlights(event)).toEqual([{ from: 'factory-3', to: 'hand-1', tiles: ['r', 'r', 'j'] }]);
  });

  it('bring a wild tile along', () => {
    const event = { event: 'took', seat: 0, source: 0, color: 'g', count: 1, wild: 1 };
    expect(pavilionFlights(event, 'p')).toEqual([{ from: 'center', to: 'hand-0', tiles: ['g', 'p'] }]);
  });

  it('move what is left to the center, color by color', () => {
    const event = { event: 'moved_to_center', factory: 2, tiles: [1, 0, 0, 2, 0, 0] };
    expect(azulFlights(event)).toEqual([{ from: 'factory-2', to: 'center', tiles: ['b', 'k', 'k'] }]);
  });

  it('bring a joker from its line to the wall', () => {
    const event = { event: 'tiled', seat: 0, row: 2, column: 4, color: 'b', joker: true, points: 3 };
    expect(azulFlights(event)).toEqual([{ from: 'line-0-2', to: 'wall-0-2-4', tiles: ['j'] }]);
  });

  it('end on the space of a star', () => {
    const event = { event: 'placed', seat: 0, star: 4, space: 3, color: 'g', paid: 4, wild: 1, points: 2 };
    expect(pavilionFlights(event, 'p')).toEqual([{ from: 'hand-0', to: 'space-0-g-3', tiles: ['g'] }]);
  });

  it('are none where something is only told', () => {
    expect(azulFlights({ event: 'row_bonus', seat: 0, row: 1, points: 2 })).toEqual([]);
  });
});

describe('arrow keys', () => {
  const box = (x: number, y: number) => ({ x, y, width: 10, height: 10 }) as DOMRect;

  it('go to the nearest above or below', () => {
    const boxes = [box(0, 0), box(100, 0), box(5, 40), box(90, 40)];
    expect(nearest(boxes[0]!, boxes, 1)).toBe(2);
    expect(nearest(boxes[3]!, boxes, -1)).toBe(1);
  });

  it('find nothing beyond the edge', () => {
    expect(nearest(box(0, 0), [box(0, 0), box(50, 0)], -1)).toBe(-1);
  });
});

describe('a take of two blue tiles and two jokers', () => {
  const position = { center: {}, factories: [{ b: 2, r: 1, j: 2 }] } as unknown as AzulPosition;
  const take = (jokers: number, placed: number, fallen: number, color = 'b') =>
    ({ source: 1, color, line: 2, jokers, preview: { placed, fallen } }) as unknown as AzulTakeChoice;

  it('says which tiles stay and which fall', () => {
    expect([laidTiles(take(1, 3, 1)), fallenTiles(position, take(1, 3, 1))]).toEqual([['b', 'b', 'j'], ['j']]);
    expect([laidTiles(take(2, 3, 1)), fallenTiles(position, take(2, 3, 1))]).toEqual([['b', 'j', 'j'], ['b']]);
  });

  it('is harmless when the tiles are no longer there', () => {
    const empty = { center: {}, factories: [{}] } as unknown as AzulPosition;
    expect(fallenTiles(empty, take(0, 2, 1))).toEqual(['j']);
  });

  it('may leave the color or the jokers behind', () => {
    expect(fallenTiles(position, take(0, 1, 1))).toEqual(['b']);
    expect([laidTiles(take(0, 1, 1, 'j')), fallenTiles(position, take(0, 1, 1, 'j'))]).toEqual([['j'], ['j']]);
  });
});
