import { describe, expect, it } from 'vitest';
import { boardLayout, CELL } from '../src/boards/azul/layout';
import { FACTS } from '../src/boards/facts';
import { heap, OFFER, ring, rows, shelf } from '../src/boards/geometry';
import { costOf, elementAt, spaceAt, STARS } from '../src/boards/pavilion/geometry';

describe('the offer', () => {
  it.each([5, 7, 9])('has room for %i plates that touch neither each other nor the center', (count) => {
    const { plate, center, places } = ring(count);
    expect(places).toHaveLength(count);
    places.forEach((one, i) => {
      expect(Math.hypot(one.x - OFFER / 2, one.y - OFFER / 2)).toBeGreaterThan(plate / 2 + center.width / 2);
      for (const other of places.slice(i + 1)) expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(plate);
    });
  });

  it.each([5, 7, 9])('lays %i plates in rows for a narrow screen, apart from each other and from the center', (count) => {
    const { plate, center, places, height } = rows(count);
    const [left, top] = [center.x - center.width / 2, center.y - center.height / 2];
    expect(left).toBeGreaterThanOrEqual(0);
    expect(top + center.height).toBeLessThan(height);
    places.forEach(({ x, y }, i) => {
      expect(x - plate / 2).toBeGreaterThanOrEqual(0);
      expect(x + plate / 2).toBeLessThanOrEqual(OFFER);
      expect(x + plate / 2 < left || y + plate / 2 < top).toBe(true);
      for (const other of places.slice(i + 1)) expect(Math.max(Math.abs(x - other.x), Math.abs(y - other.y))).toBeGreaterThan(plate);
    });
    // Five colors, a joker and the marker.
    const piles = shelf(7, center);
    expect(piles).toHaveLength(7);
    for (const pile of piles) {
      expect(Math.min(pile.width, pile.height)).toBeGreaterThan(36);
      expect(Math.abs(pile.x - center.x) + pile.width / 2).toBeLessThanOrEqual(center.width / 2 + 0.01);
    }
  });

  it.each([1, 3, 4, 5, 6, 7])('heaps %i piles around the middle, none on another', (count) => {
    const places = heap(count, { x: 0, y: 0, width: 200, height: 200 });
    expect(new Set(places.map(({ x, y }) => `${x} ${y}`)).size).toBe(count);
    expect(places.reduce((sum, { x }) => sum + x, 0)).toBeCloseTo(0);
  });
});

describe("Azul's board", () => {
  it('gives a finger 44 pixels for every line on a phone of 360', () => {
    const layout = boardLayout('tall');
    const scale = (360 - 2 * 12 - 2 * 8) / layout.width;
    expect(layout.rowPitch * scale).toBeGreaterThan(44);
  });

  it('fills lines from the wall outwards', () => {
    const { line, wall } = boardLayout('even');
    expect(line(4, 0).x).toBeGreaterThan(line(4, 1).x);
    expect(wall(0, 0).x).toBeGreaterThan(line(0, 0).x + CELL);
  });
});

describe("Summer Pavilion's board", () => {
  const spaces = STARS.flatMap((_, star) => [0, 1, 2, 3, 4, 5].map((space) => ({ star, space, ...spaceAt(star, space) })));

  it('has 42 spaces, none on another', () => {
    for (const [i, one] of spaces.entries()) {
      for (const other of spaces.slice(i + 1)) expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(0.8);
    }
  });

  it.each(FACTS.pavilion.elements)('puts the $kind of star $star against the spaces around it, and no others', ({ kind, star, spaces: around }) => {
    const at = elementAt(kind, star);
    const near = spaces.filter(({ x, y }) => Math.hypot(x - at.x, y - at.y) < 0.9);
    expect(near.map(({ star: s, space }) => `${s} ${space}`).sort()).toEqual(around.map(([s, n]) => `${s} ${n}`).sort());
  });

  it('points the last and the first space of the upper left star north and north-east', () => {
    expect(spaceAt(0, 5).turn).toBe(0);
    expect(spaceAt(0, 0).turn).toBe(60);
    expect(spaceAt(6, 0).turn).toBe(0);
  });

  it('knows the costs of both sides', () => {
    expect([0, 1, 2, 3, 4, 5].map((space) => costOf(true, 0, space))).toEqual([3, 2, 1, 4, 5, 6]);
    expect(costOf(true, 6, 4)).toBe(3);
    expect(costOf(false, 6, 4)).toBe(5);
  });
});
