/** Final boards that are being counted. They are kept in this browser. */

import type { FinalBoard, Space } from '../boards/box';
import type { Counted } from '../wire/messages';
import { gameName } from './names';
import { count, emptyBoards, lay, refusalText } from './rules';

const KEY = 'azulejos.count';

interface Kept {
  preset: string;
  players: number;
  houseRules: Record<string, string>;
  names: string[];
  boards: FinalBoard[];
  letters: string[];
}

export class Counting {
  kept = $state<Kept>({ preset: 'azul', players: 2, houseRules: {}, names: ['', '', '', ''], boards: [], letters: [] });
  counted = $state.raw<Counted | null>(null);
  problem = $state('');
  /** The tile in hand, where there are several to choose from. */
  brush = $state('');

  private readonly game = $derived(gameName(this.kept));
  private last: Promise<void> = Promise.resolve();

  constructor() {
    try {
      const found = JSON.parse(localStorage.getItem(KEY) ?? 'null') as Kept | null;
      if (found?.boards.length) this.kept = found;
    } catch {
      /* nothing was kept */
    }
    void this.begin();
  }

  /** Count what was kept, or empty boards; also when the rules could not be loaded, and there is a network again. */
  begin(): Promise<void> {
    return this.kept.boards.length ? this.change(() => undefined) : this.clear();
  }

  /** Empty boards, of this game or another one. */
  clear(change: Partial<Pick<Kept, 'preset' | 'players' | 'houseRules'>> = {}): Promise<void> {
    return this.change(async () => {
      Object.assign(this.kept, change);
      Object.assign(this.kept, await emptyBoards(this.game));
    });
  }

  /** The same boards by other house rules. */
  play(houseRules: Record<string, string>): Promise<void> {
    return this.change(() => (this.kept.houseRules = houseRules));
  }

  /** Lay a tile on a space, or take away the one that lies there. */
  press(seat: number, space: Space): Promise<void> {
    return this.change(async () => {
      const boards = $state.snapshot(this.kept.boards);
      const [name, row, column] = space;
      const spaces = (this.kept.boards[seat] as unknown as Record<string, Record<string, (string | null)[]>>)[name as string]?.[row as string];
      if (!spaces) return;
      const at = column as number;
      spaces[at] = spaces[at] ? null : await lay(this.game, boards, seat, space, this.brush || this.kept.letters[0] || '');
    });
  }

  set(seat: number, change: Partial<Pick<FinalBoard, 'score' | 'left'>>): Promise<void> {
    return this.change(() => void Object.assign(this.kept.boards[seat] ?? {}, change));
  }

  rename(seat: number, name: string): void {
    this.kept.names[seat] = name;
    this.keep();
  }

  private change(act: () => unknown): Promise<void> {
    this.last = this.last.then(async () => {
      this.problem = '';
      try {
        await act();
        this.counted = await count(this.game, $state.snapshot(this.kept.boards));
        this.keep();
      } catch (error) {
        this.problem = refusalText(error);
      }
    });
    return this.last;
  }

  private keep(): void {
    localStorage.setItem(KEY, JSON.stringify(this.kept));
  }
}
