/** A game with its variations and what-ifs, and the place in it that one looks at. */

import type { Frame, Frames, Study } from '../wire/messages';

export interface Moment {
  readonly id: number;
  /** The moment before it; none at the beginning. */
  readonly parent: number | null;
  readonly frame: Frame;
  /** Whether the game's file has it. */
  readonly isKept: boolean;
}

export class GameTree {
  moments = $state.raw<readonly Moment[]>([]);
  at = $state(0);
  /** Where one was last in each line, by the moment at which it begins: going back and forth keeps to it. */
  private chosen = $state.raw<ReadonlyMap<number, number>>(new Map());

  constructor({ frames, variations }: Frames) {
    const main = frames.map((frame, id) => ({ id, parent: id ? id - 1 : null, frame, isKept: true }));
    this.moments = [...main, ...variations.map(({ parent, ...frame }, i) => ({ id: frames.length + i, parent, frame, isKept: true }))];
  }

  /** What follows each moment, the main line first. */
  private readonly followers = $derived.by(() => {
    const found = new Map<number, number[]>();
    for (const { id, parent } of this.moments) {
      if (parent !== null) found.set(parent, [...(found.get(parent) ?? []), id]);
    }
    return found;
  });

  /** All moments from the beginning over the one that is looked at to the end of its line. */
  readonly line: readonly number[] = $derived.by(() => {
    const line = this.pathTo(this.at);
    for (let next = this.next(this.at); next !== null; next = this.next(next)) line.push(next);
    return line;
  });

  /** How far the moment is on its line. */
  readonly index = $derived.by(() => this.line.indexOf(this.at));

  readonly moment: Moment = $derived.by(() => this.moments[this.at]!);

  /** The game as it was played. */
  readonly main: readonly number[] = $derived.by(() => {
    const line = [0];
    for (let next = this.childrenOf(0)[0]; next !== undefined; next = this.childrenOf(next)[0]) line.push(next);
    return line;
  });
  private readonly played = $derived.by(() => new Set(this.main));

  readonly isMain = $derived.by(() => this.isOnMain(this.at));

  childrenOf(id: number): readonly number[] {
    return this.followers.get(id) ?? [];
  }

  isOnMain(id: number): boolean {
    return this.played.has(id);
  }

  /** From the beginning to a moment. */
  pathTo(id: number): number[] {
    const path: number[] = [];
    for (let at: number | null = id; at !== null; at = this.moments[at]?.parent ?? null) path.unshift(at);
    return path;
  }

  private next(id: number): number | null {
    const children = this.childrenOf(id);
    const chosen = this.chosen.get(id);
    return (chosen !== undefined && children.includes(chosen) ? chosen : children[0]) ?? null;
  }

  go(id: number): void {
    if (!this.moments[id]) return;
    const chosen = new Map(this.chosen);
    this.pathTo(id).forEach((each, i, path) => i && chosen.set(path[i - 1]!, each));
    this.chosen = chosen;
    this.at = id;
  }

  /** The moment of a game's own line with so many actions; the last one before it where there is none. */
  atPly(ply: number): number {
    return this.main.findLast((id) => this.moments[id]!.frame.ply <= ply) ?? 0;
  }

  /** The other moments that could have followed the one before; the own one too. */
  siblings(): readonly number[] {
    return this.moment.parent === null ? [this.at] : this.childrenOf(this.moment.parent);
  }

  /** Back to where the line left the game as it was played. */
  get fork(): number {
    return this.pathTo(this.at).findLast((id) => this.isOnMain(id)) ?? 0;
  }

  /** What a move or a deal leads to, as a new moment or one that is there. */
  add(move: string | null, { position, events, draws }: Study): number {
    const same = this.childrenOf(this.at).find((id) => {
      const frame = this.moments[id]!.frame;
      return move === null ? frame.draws.join() === draws.join() : frame.move === move;
    });
    if (same !== undefined) return same;
    const before = this.moment.frame;
    const frame: Frame = {
      ply: before.ply + (move === null ? draws.length : 1),
      seat: move === null ? null : before.position.to_act,
      move,
      draws,
      comment: '',
      events,
      position,
    };
    const id = this.moments.length;
    this.moments = [...this.moments, { id, parent: this.at, frame, isKept: false }];
    return id;
  }

  /** The actions that lead to a moment, tiles drawn included. */
  actionsTo(id: number): string[] {
    return this.pathTo(id).flatMap((each) => {
      const { move, draws } = this.moments[each]!.frame;
      return move === null ? draws : [move];
    });
  }

  /** The ends of all lines that the file does not have. */
  get loose(): readonly number[] {
    return this.moments.filter(({ id, isKept }) => !isKept && !this.childrenOf(id).length).map(({ id }) => id);
  }

  /** The file has them all now. */
  keep(): void {
    this.moments = this.moments.map((moment) => (moment.isKept ? moment : { ...moment, isKept: true }));
  }
}
