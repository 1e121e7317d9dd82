/** Summer Pavilion's table, put together by hand. */

import { isOffered, onPile, onSpace } from '../edit';
import { countOf } from '../tiles';
import type { PavilionPosition } from '../../wire/messages';

/** Who acts follows from what lies there: tiles are taken as long as there are some, then placed as long as hands have some. */
export function settle(position: PavilionPosition): PavilionPosition {
  const { start, to_act, boards } = position;
  if (isOffered(position)) return { ...position, phase: 'acquire', to_act: to_act ?? start, turn: start, owed: 0 };
  const placing = boards.findIndex(({ hand }) => countOf(hand) > 0);
  if (placing < 0) return { ...position, phase: 'deal', to_act: null, turn: start, owed: 0, marker: null };
  const seat = to_act ?? placing;
  return { ...position, phase: 'place', to_act: seat, turn: seat, owed: 0, marker: position.marker === null ? null : start };
}

export function put(position: PavilionPosition, spot: string, tile: string | null): PavilionPosition {
  const [place = '', first = '', second = '', space = ''] = spot.split('-');
  const stock = { bag: position.bag, waiting: position.tower };
  const board = position.boards[Number(first)];
  if (place === 'factory') onPile(stock, position.factories[Number(first) - 1], tile);
  else if (place === 'center') onPile(stock, position.center, tile);
  else if (place === 'supply') onPile(stock, position.supply, tile);
  else if (place === 'hand') onPile(stock, board?.hand, tile);
  else if (place === 'corners') onPile(stock, board?.corners, tile);
  else if (place === 'space') {
    // On the colored side a star takes its own color.
    const isOwn = position.options['stars'] !== 'mono' && second !== 'c' && tile !== null;
    onSpace(stock, board?.stars[second as keyof typeof board.stars], Number(space), isOwn ? second : tile);
  }
  return settle(position);
}
