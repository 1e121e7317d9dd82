import { describe, expect, it } from 'vitest';
import { arrange, type Part } from '../src/boards/arrange';

/** Offers and boards about as the boxes draw them. */
const BOXES: Readonly<Record<string, { offer: Part; board: Part }>> = {
  azul: { offer: { units: 412, ratio: 1.01, across: 0, down: 0 }, board: { units: 522, ratio: 0.61, across: 26, down: 45 } },
  pavilion: { offer: { units: 412, ratio: 1.32, across: 0, down: 0 }, board: { units: 412, ratio: 1.03, across: 26, down: 45 } },
};
/** What a screen leaves for the table. */
const ROOMS = [[1000, 498], [930, 655], [1560, 935], [744, 870], [2200, 1300]] as const;
const GAP = 10;

const parts = (box: string, players: number) => [BOXES[box]!.offer, ...Array<Part>(players).fill(BOXES[box]!.board)];

describe.each(Object.keys(BOXES))('%s', (box) => {
  it.each(ROOMS.flatMap(([width, height]) => [2, 3, 4].map((players) => [width, height, players] as const)))('fits into %i by %i with %i players', (width, height, players) => {
    const all = parts(box, players);
    const found = arrange(all, { width, height, gap: GAP })!;
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
    expect(found.own).toBeGreaterThan(0.55);
    expect(found.smallest).toBeGreaterThan(0.3);
  });

  it('draws larger where there is more room', () => {
    const small = arrange(parts(box, 3), { width: 1000, height: 500, gap: GAP })!;
    const large = arrange(parts(box, 3), { width: 2000, height: 1000, gap: GAP })!;
    expect(large.own).toBeGreaterThan(small.own * 1.7);
  });
});

it('finds nothing where there is no room', () => {
  expect(arrange(parts('azul', 2), { width: 20, height: 20, gap: GAP })).toBeNull();
});
