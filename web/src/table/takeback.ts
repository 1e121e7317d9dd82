/** Whether there is a move of these seats that could be taken back. */

import type { Entry } from '../wire/messages';

export function canTakeBack(log: readonly Entry[], seats: readonly number[]): boolean {
  let ply = 0;
  let moves: { at: number; seat: number }[] = [];
  for (const entry of log) {
    if (entry.kind === 'deal') ply += entry.draws.length;
    else if (entry.kind === 'move') moves.push({ at: ply++, seat: entry.seat });
    else if (entry.kind === 'tilings') for (const { seat } of entry.moves) moves.push({ at: ply++, seat });
    else if (entry.kind === 'took_back') {
      ply = entry.ply;
      moves = moves.filter(({ at }) => at < entry.ply);
    }
  }
  return moves.some(({ seat }) => seats.includes(seat));
}
