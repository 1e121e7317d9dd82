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

// ------------------------------------------------------------------------------------------------------ Azul's board

export const CELL = 44;
const PITCH = 48;
const MARGIN = 10;
const ARROW = 26;

export interface AzulLayout {
  readonly width: number;
  readonly height: number;
  readonly rowPitch: number;
  /** A place of a pattern line, counted from the wall. */
  readonly line: (row: number, place: number) => Point;
  readonly wall: (row: number, column: number) => Point;
  readonly floor: (place: number) => Point;
}

/** On a phone rows stand apart, so that a finger finds each line. */
export function azulLayout(isTall: boolean): AzulLayout {
  const rowPitch = isTall ? 72 : PITCH;
  const y = (row: number) => MARGIN + (rowPitch - PITCH) / 2 + row * rowPitch;
  const floor = MARGIN + 5 * rowPitch + 16;
  return {
    width: 2 * MARGIN + 10 * PITCH + ARROW - 4,
    height: floor + CELL + (rowPitch - PITCH) / 2 + MARGIN,
    rowPitch,
    line: (row, place) => ({ x: MARGIN + (4 - place) * PITCH, y: y(row) }),
    wall: (row, column) => ({ x: MARGIN + 5 * PITCH + ARROW + column * PITCH, y: y(row) }),
    floor: (place) => ({ x: MARGIN + place * PITCH, y: floor }),
  };
}

/** What is printed on the colored wall. */
export const WALL = ['byrkw', 'wbyrk', 'kwbyr', 'rkwby', 'yrkwb'] as const;
export const FLOOR_COST = [1, 1, 2, 2, 2, 3, 3] as const;

// ------------------------------------------------------------------------------- Summer Pavilion's board, in sides

/** The outer stars clockwise from the upper left, then the one in the middle. */
export const STARS = ['o', 'r', 'b', 'y', 'g', 'p', 'c'] as const;
export const COLORED_COST = [1, 2, 3, 4, 5, 6] as const;
export const MONO_COST = [3, 2, 1, 4, 5, 6] as const;

export interface Placed extends Point {
  /** How far a standing rhombus is turned. */
  readonly turn: number;
}

function outwards(star: number): number {
  return 60 * star - 30;
}

function starAt(star: number): Point {
  return star === 6 ? { x: 0, y: 0 } : polar(3, outwards(star));
}

/** The middle of a space, which counts from 1. Spaces 5 and 6 face outwards, 2 and 3 the star in the middle. */
export function spaceAt(star: number, space: number): Placed {
  const turn = (star === 6 ? 60 * (space - 1) : 60 * (space + star)) % 360;
  const middle = starAt(star);
  const half = polar(Math.sqrt(3) / 2, turn);
  return { x: middle.x + half.x, y: middle.y + half.y, turn };
}

export type Element = 'pillar' | 'statue' | 'window';
export const ELEMENT_TILES: Readonly<Record<Element, number>> = { pillar: 1, statue: 2, window: 3 };

/** Between the middle and a star stand pillars, between two stars statues, and outside of each star is a window. */
export function elementAt(element: Element, star: number): Placed {
  if (element === 'pillar') return { ...polar(1.5, outwards(star)), turn: outwards(star) + 90 };
  if (element === 'statue') return { ...polar(1.5 * Math.sqrt(3), 60 * star), turn: 60 * star };
  return { ...polar(4.5, outwards(star)), turn: outwards(star) + 90 };
}

/** The spaces around an element, by star and number; all of them covered means that it has given its tiles. */
export function spacesAround(element: Element, star: number): readonly (readonly [number, number])[] {
  const next = (star + 1) % 6;
  if (element === 'window') return [[star, 5], [star, 6]];
  if (element === 'statue') return [[star, 1], [star, 2], [next, 3], [next, 4]];
  return [[star, 2], [star, 3], [6, ((star + 5) % 6) + 1], [6, star + 1]];
}

export function costOf(isMono: boolean, star: number, space: number): number {
  if (isMono && star === 6) return 3;
  return (isMono ? MONO_COST : COLORED_COST)[space - 1] ?? 0;
}

/** The colors in the order in which they are wild, a round each. */
export const WILD = ['p', 'g', 'o', 'y', 'b', 'r'] as const;
