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

export interface Ring {
  /** The diameter of a plate. */
  readonly plate: number;
  readonly center: number;
  readonly places: readonly Point[];
}

/** Plates around the center, clockwise from the top, as large as their number allows. */
export function ring(plates: number): Ring {
  const chord = 2 * Math.sin(Math.PI / plates);
  const fitting = OFFER - (2 * (OFFER + GAP)) / (2 + chord);
  const plate = Math.min(LARGEST_PLATE, fitting);
  const radius = (OFFER - plate) / 2;
  const places = Array.from({ length: plates }, (_, i) => {
    const { x, y } = polar(radius, (360 * i) / plates);
    return { x: OFFER / 2 + x, y: OFFER / 2 + y };
  });
  return { plate, center: radius - plate / 2 - GAP, places };
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
