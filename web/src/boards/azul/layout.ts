/** Where things lie on Azul's board. */

import type { Point } from '../geometry';

export const CELL = 44;
export const PITCH = 48;

/** On a phone rows stand apart, so that a finger finds each line; in a small picture nothing does. */
export type Spread = 'even' | 'tall' | 'tight';
const SPREADS = {
  even: { margin: 10, arrow: 26, rowPitch: PITCH, above: 16 },
  tall: { margin: 10, arrow: 26, rowPitch: 72, above: 16 },
  tight: { margin: 2, arrow: 12, rowPitch: PITCH, above: 8 },
} as const;

export function boardLayout(spread: Spread) {
  const { margin, arrow, rowPitch, above } = SPREADS[spread];
  const y = (row: number) => margin + (rowPitch - PITCH) / 2 + row * rowPitch;
  const floor = margin + 5 * rowPitch + above;
  return {
    width: 2 * margin + 10 * PITCH + arrow - 4,
    height: floor + CELL + (rowPitch - PITCH) / 2 + margin,
    rowPitch,
    /** A place of a pattern line, counted from the wall. */
    line: (row: number, place: number): Point => ({ x: margin + (4 - place) * PITCH, y: y(row) }),
    wall: (row: number, column: number): Point => ({ x: margin + 5 * PITCH + arrow + column * PITCH, y: y(row) }),
    floor: (place: number): Point => ({ x: margin + place * PITCH, y: floor }),
  };
}
