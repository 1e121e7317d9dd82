/** Somebody who goes through a game, tries other moves, and looks ahead along a line. */

import type { Choice, GameEvent, Pick, Position } from '../boards/props';
import { Playback } from '../table/playback.svelte';
import { problemText, study } from '../wire/http';
import type { Frames, Study } from '../wire/messages';
import { GameTree } from './tree.svelte';

export class Explorer {
  readonly tree: GameTree;
  readonly playback = new Playback(() => undefined);
  /** What may be played in the position that is looked at, once the server has said so. */
  choices = $state.raw<readonly Choice[]>([]);
  selection = $state.raw<Pick | null>(null);
  hovered = $state.raw<Choice | null>(null);
  /** A position further on, as long as one points at it. */
  peeked = $state.raw<Position | null>(null);
  /** The actions that lead there. */
  peekedMoves = $state.raw<readonly string[]>([]);
  problem = $state('');

  private readonly known = new Map<string, Promise<Study>>();
  private wanted = '';

  constructor(frames: Frames) {
    this.tree = new GameTree(frames);
  }

  /** What it hears from the boards. */
  readonly hearing = {
    onpick: (pick: Pick | null) => void (this.selection = pick),
    onplace: (choice: Choice) => void this.play(choice.move),
    onhover: (choice: Choice | null) => void (this.hovered = choice),
    onattempt: (move: string) => void this.play(move),
  };

  /** The position of the moment that is looked at. */
  get position(): Position {
    return this.tree.moment.frame.position;
  }

  /** What lies on the table now: a position further on, one in the middle of a move, or that of the moment. */
  get shown(): Position {
    return this.peeked ?? this.playback.position ?? this.position;
  }

  get isChance(): boolean {
    return this.position.to_act === null && this.position.phase !== 'over';
  }

  /** One step on is shown as it happens, any other jump at once. */
  go(id: number): void {
    const { tree } = this;
    const before = tree.at;
    tree.go(id);
    if (tree.at === before) return;
    const { parent, frame } = tree.moment;
    const isNext = parent === before;
    this.forget();
    this.playback.reset(isNext ? tree.moments[before]!.frame.position : frame.position, 0);
    if (isNext) this.playback.add({ seq: 1, events: frame.events as GameEvent[], position: frame.position });
  }

  /** Forget what was begun at the moment before. */
  private forget(): void {
    this.choices = [];
    this.selection = null;
    this.hovered = null;
    this.problem = '';
    this.peek([]);
  }

  /** Learn what may be played here. */
  async look(): Promise<void> {
    const { position } = this;
    if (position.to_act === null) return;
    try {
      const { choices } = await this.ask(position);
      if (this.position === position) this.choices = choices;
    } catch (error) {
      if (this.position === position) this.problem = problemText(error);
    }
  }

  private ask(position: Position, move?: string): Promise<Study> {
    const key = JSON.stringify([position, move]);
    const known = this.known.get(key) ?? study(position, move);
    this.known.set(key, known);
    known.catch(() => this.known.delete(key));
    return known;
  }

  /** Play moves from here, one after the other, as a what-if or along what is there. */
  async play(...moves: string[]): Promise<void> {
    this.problem = '';
    for (const move of moves) {
      const { at } = this.tree;
      try {
        const answer = await this.ask(this.position, move);
        if (this.tree.at !== at) return;
        this.go(this.tree.add(move, answer));
      } catch (error) {
        this.problem = problemText(error);
        return;
      }
    }
  }

  /** Draw the tiles that are due, at random. */
  async deal(): Promise<void> {
    const { at } = this.tree;
    try {
      const answer = await study(this.position, undefined, true);
      if (this.tree.at === at) this.go(this.tree.add(null, answer));
    } catch (error) {
      this.problem = problemText(error);
    }
  }

  /** Show the position after some moves, until one points elsewhere; none: the moment's own. */
  async peek(moves: readonly string[]): Promise<void> {
    const wanted = `${this.tree.at} ${moves.join(' ')}`;
    this.wanted = wanted;
    this.peekedMoves = moves;
    if (!moves.length) {
      this.peeked = null;
      return;
    }
    let { position } = this;
    for (const move of moves) {
      const answer = await this.ask(position, move).catch(() => null);
      if (!answer || this.wanted !== wanted) return;
      position = answer.position;
    }
    this.peeked = position;
  }
}
