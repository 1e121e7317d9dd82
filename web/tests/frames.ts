/** A random game of every preset, played by the rules themselves. */

import { execFileSync } from 'node:child_process';
import type { GameEvent, Position } from '../src/boards/props';

export interface PlayedFrame {
  events: GameEvent[];
  position: Position;
}

export const games: Record<string, PlayedFrame[]> = JSON.parse(
  execFileSync('../.venv/bin/python', ['tests/frames.py'], {
    encoding: 'utf-8',
    maxBuffer: 1 << 28,
    env: { ...process.env, AZULEJOS_RULES: 'plain' }, // nothing to compile for a few games
  }),
);
