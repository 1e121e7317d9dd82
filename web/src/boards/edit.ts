/** Tiles put by hand: they come out of the bag and go back to it, and nobody is asked whether they may. */

import type { Component } from 'svelte';
import type { Position } from './props';

export interface EditorProps<P extends Position = Position> {
  readonly position: P;
  readonly names: readonly string[];
  readonly onchange: (position: P) => void;
}

export type Editor = Component<EditorProps>;
type Pile = Record<string, number>;

/** Where tiles wait until the bag is empty: it is used up after the bag. */
export interface Stock {
  readonly bag: Pile;
  readonly waiting: Pile;
}

function change(pile: Pile, tile: string, by: number): void {
  const count = (pile[tile] ?? 0) + by;
  if (count > 0) pile[tile] = count;
  else delete pile[tile];
}

/** A tile for the table. Where none is left it comes from nowhere, and the rules will say so. */
export function takeTile({ bag, waiting }: Stock, tile: string): string {
  const from = [bag, waiting].find((pile) => (pile[tile] ?? 0) > 0);
  if (from) change(from, tile, -1);
  return tile;
}

export function giveBack({ bag }: Stock, tile: string): void {
  change(bag, tile, 1);
}

/** Put a tile on a pile, or take one off: of the kind that lies there last. */
export function onPile(stock: Stock, pile: Pile | undefined, tile: string | null): void {
  if (!pile) return;
  if (tile !== null) {
    change(pile, takeTile(stock, tile), 1);
    return;
  }
  const last = Object.keys(pile).at(-1);
  if (last === undefined) return;
  change(pile, last, -1);
  giveBack(stock, last);
}

/** Put a tile on a space in place of what lies there, or clear it. The same tile once more clears it too. */
export function onSpace(stock: Stock, spaces: (string | null)[] | undefined, at: number, tile: string | null): void {
  if (!spaces) return;
  const before = spaces[at] ?? null;
  if (before) giveBack(stock, before);
  spaces[at] = tile !== null && tile !== before ? takeTile(stock, tile) : null;
}

/** Whether tiles lie on factories or in the center. */
export function isOffered({ factories, center }: Position): boolean {
  return [...factories, center].some((pile) => Object.keys(pile).length > 0);
}
