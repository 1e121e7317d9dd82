/** The game that is being written down. It is kept in this browser with every entry. */

import type { Choice, Pick } from '../boards/props';
import type { Frames, Sheet } from '../wire/messages';
import * as rules from './rules';

const KEY = 'azulejos.scribe';

interface Kept {
  readonly file: string;
  readonly ahead: readonly string[];
}

function kept(): Kept | null {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? 'null') as Kept | null;
  } catch {
    return null;
  }
}

export class Book {
  sheet = $state.raw<Sheet | null>(null);
  problem = $state('');
  /** The rules are being loaded. */
  isOpening = $state(kept() !== null);
  /** Tiles that were touched, and wait to be told where they go. */
  selection = $state.raw<Pick | null>(null);
  hovered = $state.raw<Choice | null>(null);
  /** The game, while it is gone through once more. */
  replayed = $state.raw<Frames | null>(null);

  /** Entries are made one after the other, however fast they come. */
  private last: Promise<void> = Promise.resolve();

  constructor() {
    const found = kept();
    if (found) void this.write(() => rules.openFile(found.file, found.ahead)).then(() => (this.isOpening = false));
  }

  begin(game: string, seats: readonly string[], start: number): Promise<void> {
    const date = new Date().toLocaleDateString('sv'); // as 2026-11-16
    return this.write(() => rules.begin(game, seats, start, { date }));
  }

  open(file: string): Promise<void> {
    return this.write(() => rules.openFile(file));
  }

  enter(...moves: string[]): Promise<void> {
    return this.write(() => rules.enter(...moves));
  }

  undo(to?: number): Promise<void> {
    return this.write(() => rules.undo(to));
  }

  redo(count = 1): Promise<void> {
    return this.write(() => rules.redo(count));
  }

  rename(seat: number, name: string): Promise<void> {
    return this.write(() => rules.rename(seat, name));
  }

  frames(): Promise<Frames> {
    return rules.getFrames();
  }

  /** Put the sheet away, for a new one. */
  close(): void {
    localStorage.removeItem(KEY);
    this.show(null);
  }

  private write(act: () => Promise<Sheet>): Promise<void> {
    this.last = this.last.then(async () => {
      try {
        const sheet = await act();
        localStorage.setItem(KEY, JSON.stringify({ file: sheet.file, ahead: sheet.ahead } satisfies Kept));
        this.show(sheet);
      } catch (error) {
        this.problem = rules.refusalText(error);
        this.selection = null;
      }
    });
    return this.last;
  }

  private show(sheet: Sheet | null): void {
    this.sheet = sheet;
    this.problem = '';
    this.selection = this.hovered = null;
  }
}
