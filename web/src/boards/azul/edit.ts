/** Azul's table, put together by hand. */

import { giveBack, isOffered, onPile, onSpace, takeTile, type Stock } from '../edit';
import { FACTS } from '../facts';
import type { AzulPosition } from '../../wire/messages';

const { wall: WALL } = FACTS.azul;
const MARKER = 'marker';

function moveMarker(position: AzulPosition, seat: number | null): void {
  for (const board of position.boards) board.floor = board.floor.filter((thing) => thing !== MARKER);
  if (seat !== null) position.boards[seat]?.floor.push(MARKER);
}

function onFloor(position: AzulPosition, stock: Stock, seat: number, tile: string | null): void {
  const floor = position.boards[seat]?.floor;
  if (tile === MARKER) moveMarker(position, seat);
  else if (tile !== null) floor?.push(takeTile(stock, tile));
  else {
    const last = floor?.pop();
    if (last && last !== MARKER) giveBack(stock, last);
  }
}

/** A tile on the wall has the color that is printed there; a grey wall takes any. */
function onWall(position: AzulPosition, stock: Stock, [seat, row, column]: readonly [number, number, number], tile: string | null): void {
  const isPrinted = position.options['wall'] === 'colored' && tile !== null && tile !== 'j';
  if (tile !== MARKER) onSpace(stock, position.boards[seat]?.wall[row], column, isPrinted ? (WALL[row]?.[column] ?? tile) : tile);
}

/** Who acts follows from what lies there: tiles are offered as long as there are some. */
function settle(position: AzulPosition): AzulPosition {
  const holder = position.boards.findIndex((board) => board.floor.includes(MARKER));
  if (!isOffered(position)) return { ...position, phase: 'deal', to_act: null, marker: holder < 0 ? position.start : holder };
  return { ...position, phase: 'offer', to_act: position.to_act ?? position.start, marker: holder < 0 ? null : holder };
}

export function put(position: AzulPosition, spot: string, tile: string | null): AzulPosition {
  const [place = '', ...numbers] = spot.split('-');
  const [a = 0, b = 0, c = 0] = numbers.map(Number);
  const stock = { bag: position.bag, waiting: position.lid };
  if (place === 'floor') onFloor(position, stock, a, tile);
  else if (place === 'wall') onWall(position, stock, [a, b, c], tile);
  else if (tile === MARKER) moveMarker(position, null);
  else if (place === 'factory') onPile(stock, position.factories[a - 1], tile);
  else if (place === 'center') onPile(stock, position.center, tile);
  else if (place === 'line') onPile(stock, position.boards[a]?.lines[b], tile);
  return settle(position);
}

export { settle };
