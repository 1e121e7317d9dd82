/** Whether everybody can see the end coming. */

import { isPavilion, type AzulBoardState, type Position } from '../boards/props';

const PAVILION_ROUNDS = 6;

function isFull(board: AzulBoardState, row: number): boolean {
  return Object.values(board.lines[row] ?? {}).reduce((sum, count) => sum + count, 0) === row + 1;
}

/** A row with one space left whose pattern line is full: its seat, or null. The last round may also be known by its number. */
export function lastRound(position: Position): { seat: number | null } | null {
  if (isPavilion(position)) return position.round === PAVILION_ROUNDS ? { seat: null } : null;
  if (position.round === position.options.max_rounds) return { seat: null };
  for (const [seat, board] of position.boards.entries()) {
    const almost = board.wall.some((row, i) => row.filter((tile) => tile === null).length === 1 && isFull(board, i));
    if (almost) return { seat };
  }
  return null;
}
