import { describe, expect, it } from 'vitest';
import { arrange, LARGEST, type Part } from '../src/boards/arrange';

/** Offers and boards about as the boxes draw them. */
const BOXES: Readonly<Record<string, { offer: Part; board: Part }>> = {
  azul: { offer: { units: 412, ratio: 1.01, across: 0, down: 0 }, board: { units: 522, ratio: 0.61, across: 26, down: 45 } },
  pavilion: { offer: { units: 412, ratio: 1.32, across: 0, down: 0 }, board: { units: 412, ratio: 1.03, across: 26, down: 45 } },
};
/** What a screen leaves for the table. */
const ROOMS = [[1000, 498], [930, 655], [1560, 935], [744, 870], [2200, 1300]] as const;
const GAP = 10;
const SHARES = { offer: 1.1, own: 1, other: 0.7 };

const parts = (box: string, players: number) => [BOXES[box]!.offer, ...Array<Part>(players).fill(BOXES[box]!.board)];

describe.each(Object.keys(BOXES))('%s', (box) => {
  it.each(ROOMS.flatMap(([width, height]) => [2, 3, 4].map((players) => [width, height, players] as const)))('fits into %i by %i with %i players', (width, height, players) => {
    const all = parts(box, players);
    const found = arrange(all, { width, height, gap: GAP, shares: SHARES })!;
    const boxes = found.places.map(({ x, y, width: across }, i) => ({ x, y, right: x + across, bottom: y + (across - all[i]!.across) * all[i]!.ratio + all[i]!.down }));
    boxes.forEach((one, i) => {
      expect(one.x).toBeGreaterThanOrEqual(-0.5);
      expect(one.y).toBeGreaterThanOrEqual(-0.5);
      expect(one.right).toBeLessThanOrEqual(width + 0.5);
      expect(one.bottom).toBeLessThanOrEqual(height + 0.5);
      for (const other of boxes.slice(i + 1)) {
        const isApart = one.right <= other.x + 0.5 || other.right <= one.x + 0.5 || one.bottom <= other.y + 0.5 || other.bottom <= one.y + 0.5;
        expect(isApart).toBe(true);
      }
    });
    expect(found.scales.own).toBeGreaterThan(0.55);
    expect(found.scales.other).toBeGreaterThan(0.42);
    for (const part of ['offer', 'own', 'other'] as const) expect(found.scales[part]).toBeGreaterThanOrEqual(Math.min(LARGEST, found.scale * SHARES[part]) - 1e-9);
  });

  it.each([2, 3, 4])('draws nothing smaller where there is more room, with %i players', (players) => {
    const scaleIn = (width: number, height: number) => arrange(parts(box, players), { width, height, gap: GAP, shares: SHARES })!.scale;
    for (let width = 700; width < 2200; width += 150) {
      expect(scaleIn(width + 150, 600)).toBeGreaterThanOrEqual(scaleIn(width, 600));
      expect(scaleIn(1000, width / 2 + 75)).toBeGreaterThanOrEqual(scaleIn(1000, width / 2));
    }
    expect(scaleIn(2000, 1000)).toBeGreaterThan(scaleIn(1000, 500) * 1.7);
  });
});

it('has offer and own board in sight where the rest is scrolled', () => {
  const all = parts('pavilion', 2);
  const sight = 655;
  const { places } = arrange(all, { width: 950, height: sight * 1.25, gap: GAP, shares: SHARES, sight })!;
  for (const part of [0, 1]) expect(places[part]!.y + (places[part]!.width - all[part]!.across) * all[part]!.ratio + all[part]!.down).toBeLessThanOrEqual(sight);
});

it('finds nothing where there is no room', () => {
  expect(arrange(parts('azul', 2), { width: 20, height: 20, gap: GAP, shares: SHARES })).toBeNull();
});
