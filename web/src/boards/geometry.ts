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

/** A place with the room around it. */
export interface Cell extends Point {
  readonly width: number;
  readonly height: number;
}

/** Where plates and center lie in a drawing of the offer. */
export interface Spread {
  readonly height: number;
  /** The diameter of a plate, or the side of one that is square. */
  readonly plate: number;
  readonly isSquare: boolean;
  /** How far from the middle of a plate a finger still means it. */
  readonly reach: number;
  readonly places: readonly Point[];
  readonly center: Cell;
  /** A free place for bag and lid; without it they stand in the corners below. */
  readonly stock: Point | null;
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
  const center = { x: OFFER / 2, y: OFFER / 2, width: across, height: across };
  return { height: OFFER, plate, isSquare: false, reach: (plate + GAP) / 2, places, center, stock: null };
}

/** The height of a row for the center alone, and of the line with bag and lid. */
const CENTER_ROW = 62;
const STOCK_ROW = 26;

/**
 * Plates in rows, for a small screen: four in a row, or five of many. The center takes what is left of the last row where
 * that is most of it; otherwise it has a row of its own, and bag and lid have what is left.
 */
export function rows(plates: number): Spread {
  const columns = plates > 6 ? 5 : 4;
  const cell = OFFER / columns;
  const places = Array.from({ length: plates }, (_, i) => ({ x: cell * ((i % columns) + 0.5), y: cell * (Math.floor(i / columns) + 0.5) }));
  const last = plates % columns;
  const full = cell * Math.ceil(plates / columns);
  const isBeside = last > 0 && last <= columns / 2;
  const left = isBeside ? last * cell : 0;
  const [top, height] = isBeside ? [full - cell, cell] : [full, CENTER_ROW];
  const center = { x: (left + OFFER) / 2, y: top + height / 2, width: OFFER - left - GAP, height: height - GAP };
  const stock = last && !isBeside ? { x: (last * cell + OFFER) / 2, y: full - cell / 2 } : null;
  return { height: top + height + (stock ? 0 : STOCK_ROW), plate: cell - GAP, isSquare: true, reach: cell / 2, places, center, stock };
}

/** Things in a row are at most so far apart. */
const WIDEST = 66;

/** Things in one row or two, as large as a long room allows. */
export function shelf(count: number, room: Cell): readonly Cell[] {
  const inRow = (lines: number) => Math.ceil(count / lines);
  const sizeAt = (lines: number) => Math.min(room.width / inRow(lines), room.height / lines);
  const lines = sizeAt(2) > sizeAt(1) ? 2 : 1;
  const lengths = lines === 1 ? [count] : [inRow(2), count - inRow(2)];
  return inRows(lengths, room, Math.min(room.width / inRow(lines), WIDEST), room.height / lines);
}

/** Up to seven things in rows around the middle of a round room. */
export function heap(count: number, room: Cell): readonly Cell[] {
  const lengths = { 4: [2, 2], 5: [2, 3], 6: [3, 3], 7: [2, 3, 2] }[count] ?? [count];
  return inRows(lengths, room, room.width * 0.3, room.height * 0.3);
}

/** Rows of things, each so long, around the middle of a room. */
function inRows(lengths: readonly number[], middle: Point, width: number, height: number): Cell[] {
  return lengths.flatMap((length, row) =>
    Array.from({ length }, (_, i) => ({
      x: middle.x + (i - (length - 1) / 2) * width,
      y: middle.y + (row - (lengths.length - 1) / 2) * height,
      width,
      height,
    })),
  );
}
