import { expect, test } from 'vitest';
import { plug } from '../src/boards/plug';
import type { GameEvent, Position } from '../src/boards/props';
import { games } from './frames';

/** What events tell of a position: all but whose turn it is, and that kept tiles come back when a round ends. */
function told(position: Position) {
  const { phase: _phase, to_act: _act, round: _round, marker: _marker, start: _start, last_round: _last, ...rest } = position;
  const table = JSON.parse(JSON.stringify(rest).replaceAll(/"[BYRKW]"/g, '"j"'));
  delete table.turn;
  delete table.owed;
  for (const board of table.boards) {
    for (const [color, count] of Object.entries<number>(board.corners ?? {})) board.hand[color] = (board.hand[color] ?? 0) + count;
    delete board.corners;
    delete board.passed;
  }
  return table;
}

const after = (position: Position, event: GameEvent) => plug(position.box).after(position, event);

test.each(Object.keys(games))('events of %s lead from each position to the next', (name) => {
  const frames = games[name] ?? [];
  frames.slice(1).forEach((frame, i) => {
    const before = frames[i]?.position;
    if (!before) return;
    expect(told(frame.events.reduce(after, before)), JSON.stringify(frame.events)).toEqual(told(frame.position));
  });
});

test('an event never changes the position it is given', () => {
  const [first, second] = games.azul ?? [];
  const text = JSON.stringify(first?.position);
  if (first && second?.events[0]) after(first.position, second.events[0]);
  expect(JSON.stringify(first?.position)).toBe(text);
});
