/** Positions that stand in links and files. */

import { study } from '../wire/http';
import type { Position } from '../boards/props';

/** A position as one line of text. */
export const textOf = async (position: Position): Promise<string> => (await study(position)).text;

/** A game file that begins, and so far ends, with a position. */
export function fileOf(text: string, names: readonly string[] = []): string {
  const [game = '', ...rest] = text.trim().split(' ');
  const seats = names.map((name, seat) => `seat ${seat}: ${name}\n`).join('');
  return `azulejos 1\ngame: ${game}\nposition: ${rest.join(' ')}\n${seats}\n`;
}

/** The set-up of a game, before any tile is drawn. */
export const emptyFile = (preset: string, players: number): string => `azulejos 1\ngame: ${preset}/${players}\n\n`;

export const analysisAddress = (text: string, isEdited = false): string => `/analysis${isEdited ? '?edit' : ''}#${encodeURIComponent(text)}`;

/** The position that an address tells of. */
export function positionIn(hash: string): string {
  try {
    return decodeURIComponent(hash.replace(/^#/, ''));
  } catch {
    return '';
  }
}

/** How many actions into a game an address points. */
export function plyIn(hash: string): number | null {
  return /^#\d+$/.test(hash) ? Number(hash.slice(1)) : null;
}
