/** The secrets of the seats that this browser holds. Whoever has the secret has the seat. */

import type { SeatSecret } from './messages';

const KEY = 'azulejos.seats';
const KEPT = 50; // tables, the oldest go first

type Kept = [table: string, seats: SeatSecret[]][];

function read(): Kept {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(found) ? found : [];
  } catch {
    return [];
  }
}

export function seatsAt(table: string): SeatSecret[] {
  return read().find(([id]) => id === table)?.[1] ?? [];
}

/** The tables where this browser has a seat, the newest first. */
export function ownTables(): string[] {
  return read().map(([table]) => table).reverse();
}

export function keepSeats(table: string, seats: readonly SeatSecret[]): void {
  const others = read().filter(([id]) => id !== table);
  const all = [...seatsAt(table).filter((mine) => !seats.some((fresh) => fresh.seat === mine.seat)), ...seats];
  localStorage.setItem(KEY, JSON.stringify([...others, [table, all]].slice(-KEPT)));
}

export function forgetSeat(table: string, seat: number): void {
  const left = read().map(([id, seats]): Kept[number] => [id, id === table ? seats.filter((mine) => mine.seat !== seat) : seats]);
  localStorage.setItem(KEY, JSON.stringify(left.filter(([, seats]) => seats.length)));
}
