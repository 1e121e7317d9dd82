/** One person's turn: what is picked up, what is about to be played, and whether it needs a second thought. */

import type { Choice, Pick } from '../boards/props';
import { pace, settings } from '../settings/settings.svelte';
import type { LiveTable } from './live.svelte';

/** How long a move waits before it plays itself, in ms. */
export const COUNTDOWN = 3000;
const FORCED_PAUSE = 700;

export class Turn {
  selection = $state.raw<Pick | null>(null);
  hovered = $state.raw<Choice | null>(null);
  /** Chosen, and waiting to be confirmed. */
  pending = $state.raw<Choice | null>(null);
  /** Sent; the server has not answered yet. */
  sent = $state.raw<string | null>(null);

  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly live: LiveTable) {}

  /** The seat that chooses now, once everything has been shown. */
  get seat(): number | null {
    return this.live.isSettled && this.live.info?.status === 'playing' ? this.live.acting : null;
  }

  get choices(): readonly Choice[] {
    return this.seat === null || this.sent ? [] : this.live.choicesOf(this.seat);
  }

  get preview(): Choice | null {
    return this.pending ?? this.hovered;
  }

  pick(pick: Pick | null): void {
    this.forget();
    this.selection = pick;
  }

  /** Wait to be confirmed, or go at once, as the person prefers. */
  place(choice: Choice): void {
    this.stop();
    if (settings.confirm === 'never') {
      this.send(choice.move);
      return;
    }
    this.pending = choice;
    if (settings.confirm === 'countdown') this.timer = setTimeout(() => this.confirm(), COUNTDOWN);
  }

  confirm(): void {
    if (this.pending) this.send(this.pending.move);
  }

  /** Put everything back. */
  forget(): void {
    this.stop();
    this.selection = null;
    this.hovered = null;
    this.pending = null;
  }

  /** A move as text, legal or not: the server judges. */
  send(move: string): void {
    this.forget();
    if (this.seat !== null && this.live.act(this.seat, move)) this.sent = move;
  }

  /** The server has answered, or something else happened. */
  settle(): void {
    this.forget();
    this.sent = null;
  }

  /** Play the only legal move, after a moment in which one can see it. */
  playForced(): (() => void) | undefined {
    const [only, ...others] = this.choices;
    if (!only || others.length || !settings.forced) return undefined;
    this.pending = only;
    this.stop();
    this.timer = setTimeout(() => this.send(only.move), pace(FORCED_PAUSE));
    return () => this.stop();
  }

  private stop(): void {
    clearTimeout(this.timer);
  }
}
