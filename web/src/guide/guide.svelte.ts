/** The guide at one table: asks what to say, keeps what was said, and shows one thing at a time. */

import type { GameEvent, Pick, Position } from '../boards/props';
import { currentLanguage } from '../i18n/texts.svelte';
import type { LiveTable } from '../table/live.svelte';
import { askGuide, askGuideForMove, askGuideForProposal, problemText } from '../wire/http';
import type { Entry, Remark } from '../wire/messages';
import { keep, recall } from './memory';

export class Guide {
  /** What was said about the last move. */
  comment = $state.raw<Remark | null>(null);
  /** The ideas told at this table; `at` is the one that is shown, if there is one. */
  ideas = $state.raw<readonly Remark[]>([]);
  at = $state<number | null>(null);
  /** What could be told next. */
  waiting = $state.raw<readonly Remark[]>([]);
  isHidden = $state(recall().isHidden);
  /** Why it could not say what it was asked for, in words. */
  problem = $state('');
  /** Questions that are not answered yet, of those that are answered at once. */
  asked = $state(0);
  /** Whether what is shown matters just now: if not, it is looked up, and nothing is pointed at. */
  private isFresh = $state(false);

  /** Where the person chose last, and what the choice did. */
  private before: Position | null = null;
  private own: readonly GameEvent[] = [];
  /** The last entry that was heard, and how many own moves. */
  private seq: number;
  private moves = 0;

  constructor(private readonly live: LiveTable) {
    this.seq = live.seq;
  }

  get idea(): Remark | null {
    return this.at === null ? null : (this.ideas[this.at] ?? null);
  }

  /** What to point at. */
  get spots(): readonly string[] {
    if (this.isHidden) return [];
    if (this.comment?.spots.length && !this.idea) return this.comment.spots;
    return this.isFresh ? (this.idea?.spots ?? []) : [];
  }

  get hasNext(): boolean {
    return this.waiting.length > 0 || (this.at !== null && this.at < this.ideas.length - 1);
  }

  get hasBack(): boolean {
    return (this.at ?? this.ideas.length) > 0;
  }

  // ------------------------------------------------------------------------------------------- what happens

  /** It is the person's turn. */
  async choose(position: Position, seat: number): Promise<void> {
    this.before = position;
    const events = [...this.own, ...this.live.recent.flatMap((happening) => happening.events)];
    this.offer(await this.ask({ position, events }, seat));
  }

  /** Tiles were picked up. */
  async pick({ source, color }: Pick, seat: number): Promise<void> {
    if (!this.before) return;
    const found = await this.ask({ position: this.before, picked: `${source || 'c'}${color}` }, seat);
    if (found.length) this.dismiss();
    this.offer(found);
  }

  /** Entries came; a move of the person's own is talked about. */
  hear(log: readonly Entry[]): void {
    for (const entry of log.filter(({ seq }) => seq > this.seq)) {
      this.seq = entry.seq;
      if (entry.kind === 'took_back') this.forget();
      if ((entry.kind === 'move' || entry.kind === 'chose') && this.live.you.includes(entry.seat)) void this.hearMove(entry);
    }
  }

  private async hearMove({ seat, move, events }: Extract<Entry, { kind: 'move' | 'chose' }>): Promise<void> {
    const position = this.before;
    this.forget();
    this.own = events;
    if (!position || !move || this.isHidden) return;
    const number = ++this.moves;
    const found = await askGuideForMove({ position, seat, move, names: this.live.names, language: currentLanguage() }).catch(this.failed);
    if (found) this.problem = '';
    if (number === this.moves && this.comment === null) this.comment = found?.remarks[0] ?? null;
  }

  /** Show a good move. */
  async propose(seat: number): Promise<void> {
    const position = this.live.position;
    if (!position) return;
    const found = await askGuideForProposal({ position, seat, names: this.live.names, language: currentLanguage() }).catch(this.failed);
    if (found) this.problem = '';
    if (!found || this.live.position !== position) return;
    this.dismiss();
    this.comment = found.remarks[0] ?? null;
  }

  /** The game is over. */
  async end(position: Position, seat: number): Promise<void> {
    if (this.comment?.kind === 'end') return;
    const found = await this.ask({ position, chooses: false }, seat);
    this.comment = found.find(({ kind }) => kind === 'end') ?? this.comment;
  }

  private get bot(): string | null {
    return this.live.info?.seats.find(({ kind }) => kind === 'bot')?.bot ?? null;
  }

  private async ask(about: { position: Position; events?: GameEvent[]; picked?: string; chooses?: boolean }, seat: number): Promise<readonly Remark[]> {
    const { told } = recall();
    this.asked += 1;
    const found = await askGuide({ ...about, seat, told: [...told], bot: this.bot }).catch(this.failed);
    this.asked -= 1;
    if (found) this.problem = '';
    return found?.remarks ?? [];
  }

  private readonly failed = (error: unknown): null => {
    this.problem = problemText(error);
    return null;
  };

  // ------------------------------------------------------------------------------------------- what is shown

  /** Ideas that matter now. One that is being read stays until it is done with. */
  private offer(found: readonly Remark[]): void {
    const told = new Set(recall().told);
    this.waiting = found.filter(({ kind, id }) => kind === 'idea' && !told.has(id));
    if (this.at === null && !this.isHidden) this.tell();
  }

  private tell(): void {
    const [first, ...rest] = this.waiting;
    if (!first) return;
    keep({ told: [...recall().told, first.id] });
    this.ideas = [...this.ideas, first];
    this.at = this.ideas.length - 1;
    this.waiting = rest;
    this.isFresh = true;
  }

  next(): void {
    if (this.at !== null && this.at < this.ideas.length - 1) {
      this.at += 1;
      this.isFresh = false;
    } else this.tell();
  }

  back(): void {
    if (!this.hasBack) return;
    this.at = (this.at ?? this.ideas.length) - 1;
    this.isFresh = false;
  }

  dismiss(): void {
    this.at = null;
    this.isFresh = false;
  }

  private forget(): void {
    this.dismiss();
    this.comment = null;
    this.waiting = [];
    this.own = [];
    this.moves += 1;
  }

  hide(isHidden: boolean): void {
    this.isHidden = isHidden;
    keep({ isHidden });
    if (!isHidden && this.at === null) this.tell();
  }
}
