/** Where things lie on Azul's board. */

import type { Point } from '../geometry';

export const CELL = 44;
export const PITCH = 48;
const MARGIN = 10;
const ARROW = 26;

/** On a phone rows stand apart, so that a finger finds each line. */
export function boardLayout(isTall: boolean) {
  const rowPitch = isTall ? 72 : PITCH;
  const y = (row: number) => MARGIN + (rowPitch - PITCH) / 2 + row * rowPitch;
  const floor = MARGIN + 5 * rowPitch + 16;
  return {
    width: 2 * MARGIN + 10 * PITCH + ARROW - 4,
    height: floor + CELL + (rowPitch - PITCH) / 2 + MARGIN,
    rowPitch,
    /** A place of a pattern line, counted from the wall. */
    line: (row: number, place: number): Point => ({ x: MARGIN + (4 - place) * PITCH, y: y(row) }),
    wall: (row: number, column: number): Point => ({ x: MARGIN + 5 * PITCH + ARROW + column * PITCH, y: y(row) }),
    floor: (place: number): Point => ({ x: MARGIN + place * PITCH, y: floor }),
  };
}
