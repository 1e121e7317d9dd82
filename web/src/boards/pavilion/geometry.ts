/** Where things lie on Summer Pavilion's board, in sides of a rhombus. */

import { FACTS } from '../facts';
import { polar, type Point } from '../geometry';

export const STARS = [...FACTS.pavilion.stars];
/** The outer stars stand around this one. */
const MIDDLE = STARS.length - 1;

export type ElementKind = (typeof FACTS.pavilion.elements)[number]['kind'];

export interface Placed extends Point {
  /** How far a standing rhombus is turned. */
  readonly turn: number;
}

function outwards(star: number): number {
  return 60 * star - 30;
}

function starAt(star: number): Point {
  return star === MIDDLE ? { x: 0, y: 0 } : polar(3, outwards(star));
}

/** The middle of a space. The last two of an outer star face outwards, its second and third the star in the middle. */
export function spaceAt(star: number, space: number): Placed {
  const turn = (star === MIDDLE ? 60 * space : 60 * (space + 1 + star)) % 360;
  const middle = starAt(star);
  const half = polar(Math.sqrt(3) / 2, turn);
  return { x: middle.x + half.x, y: middle.y + half.y, turn };
}

/** Between the middle and a star stand pillars, between two stars statues, and outside of each star is a window. */
export function elementAt(kind: ElementKind, star: number): Placed {
  if (kind === 'pillar') return { ...polar(1.5, outwards(star)), turn: outwards(star) + 90 };
  if (kind === 'statue') return { ...polar(1.5 * Math.sqrt(3), 60 * star), turn: 60 * star };
  return { ...polar(4.5, outwards(star)), turn: outwards(star) + 90 };
}

export function costOf(isMono: boolean, star: number, space: number): number {
  return FACTS.pavilion.costs[isMono ? 'mono' : 'colored'][star]?.[space] ?? 0;
}

/** Printed on the round track: each round's wild color. */
export function wildColor(round: number): string {
  return FACTS.pavilion.colors[round - 1] ?? '';
}
