/** Where things lie. Angles are degrees clockwise from the top, as hands of a clock; y grows downwards. */

export interface Point {
  readonly x: number;
  readonly y: number;
}

export function polar(distance: number, angle: number): Point {
  const radians = (angle * Math.PI) / 180;
  return { x: distance * Math.sin(radians), y: -distance * Math.cos(radians) };
}

/** Numbers in attributes need no more than this. */
export function round(value: number): number {
  return Math.round(value * 100) / 100;
}

// ------------------------------------------------------------------------------------------------------ the offer

export const OFFER = 400;
const LARGEST_PLATE = 104;
const GAP = 6;

/** Where plates and center lie in a drawing of the offer. */
export interface Spread {
  readonly height: number;
  /** The diameter of a plate, or the side of one that is square. */
  readonly plate: number;
  readonly isSquare: boolean;
  readonly places: readonly Point[];
  readonly center: Point & { readonly width: number; readonly height: number };
}

/** Plates around the center, clockwise from the top, as large as their number allows. */
export function ring(plates: number): Spread {
  const chord = 2 * Math.sin(Math.PI / plates);
  const fitting = OFFER - (2 * (OFFER + GAP)) / (2 + chord);
  const plate = Math.min(LARGEST_PLATE, fitting);
  const radius = (OFFER - plate) / 2;
  const places = Array.from({ length: plates }, (_, i) => {
    const { x, y } = polar(radius, (360 * i) / plates);
    return { x: OFFER / 2 + x, y: OFFER / 2 + y };
  });
  const across = 2 * (radius - plate / 2 - GAP);
  return { height: OFFER, plate, isSquare: false, places, center: { x: OFFER / 2, y: OFFER / 2, width: across, height: across } };
}

const COLUMNS = 4;
const CELL = OFFER / COLUMNS;
/** The height of a row for the center alone, and of the line with bag and lid. */
const CENTER_ROW = 62;
const STOCK_ROW = 26;

/** Plates in rows of four, for a narrow screen; the center takes what is left of the last row, or a row of its own. */
export function rows(plates: number): Spread {
  const places = Array.from({ length: plates }, (_, i) => ({ x: CELL * ((i % COLUMNS) + 0.5), y: CELL * (Math.floor(i / COLUMNS) + 0.5) }));
  const last = plates % COLUMNS;
  const full = CELL * Math.ceil(plates / COLUMNS);
  const isBeside = last > 0 && last <= COLUMNS / 2;
  const left = isBeside ? last * CELL : 0;
  const [top, height] = isBeside ? [full - CELL, CELL] : [full, CENTER_ROW];
  const center = { x: (left + OFFER) / 2, y: top + height / 2, width: OFFER - left - GAP, height: height - GAP };
  return { height: top + height + STOCK_ROW, plate: CELL - GAP, isSquare: true, places, center };
}

/** Things side by side around a point. */
export function line(count: number, pitch: number): readonly Point[] {
  return Array.from({ length: count }, (_, i) => ({ x: (i - (count - 1) / 2) * pitch, y: 0 }));
}

/** Up to seven things in rows around a point, so that they lie well in a circle. */
export function heap(count: number, pitch: number): readonly Point[] {
  const rows = { 4: [2, 2], 5: [2, 3], 6: [3, 3], 7: [2, 3, 2] }[count] ?? [count];
  return rows.flatMap((length, row) =>
    Array.from({ length }, (_, i) => ({
      x: (i - (length - 1) / 2) * pitch,
      y: (row - (rows.length - 1) / 2) * pitch,
    })),
  );
}
