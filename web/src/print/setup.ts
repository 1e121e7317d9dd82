/** The table of a game before the first tile is drawn, for each number of players. */

import { getFrames } from '../wire/http';
import type { Position } from '../boards/props';

export const PLAYERS = [2, 3, 4] as const;

export function setUps(preset: string): Promise<Position[]> {
  return Promise.all(PLAYERS.map((players) => setUp(preset, players)));
}

/** A game file without a move tells how its game begins. */
async function setUp(preset: string, players: number): Promise<Position> {
  const { frames } = await getFrames(`azulejos 1\ngame: ${preset}/${players}\nresult: *\n\n`);
  return frames[0]!.position;
}
