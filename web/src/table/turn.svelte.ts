/** One person's turn: what is picked up, what is about to be played, and whether it needs a second thought. */

import type { Choice, Pick } from '../boards/props';
import { pace, settings } from '../settings/settings.svelte';
import { Ahead, pickOf, sameChoice } from './ahead.svelte';
import type { LiveTable } from './live.svelte';

/** How long a move waits before it plays itself, in ms. */
export const COUNTDOWN = 3000;
const FORCED_PAUSE = 700;

const isSame = (one: Pick | null, other: Pick | null) => one?.source === other?.source && one?.color === other?.color;

export class Turn {
  selection = $state.raw<Pick | null>(null);
  hovered = $state.raw<Choice | null>(null);
  /** Chosen, and waiting to be confirmed. */
  pending = $state.raw<Choice | null>(null);
  /** Sent; the server has not answered yet. */
  sent = $state.raw<string | null>(null);

  /** Asked before a move goes, unless there is no other: whether it may. */
  guard: ((seat: number, move: string) => Promise<boolean>) | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;

  readonly ahead: Ahead;

  constructor(private readonly live: LiveTable) {
    this.ahead = new Ahead(live);
  }

  /** The seat that chooses now, once everything has been shown. */
  get seat(): number | null {
    return this.live.isSettled && this.live.info?.status === 'playing' ? this.live.acting : null;
  }

  get choices(): readonly Choice[] {
    return this.seat === null || this.sent ? [] : this.live.choicesOf(this.seat);
  }

  /** What the boards offer: one's choices, or those that one may make ahead of one's turn. */
  get offered(): readonly Choice[] {
    if (this.seat !== null) return this.choices;
    return this.ahead.planned ? [] : this.ahead.choices;
  }

  get preview(): Choice | null {
    return this.pending ?? this.hovered ?? this.ahead.planned;
  }

  /** Tiles that are picked up, or that a move in waiting would take. */
  get picked(): Pick | null {
    return this.selection ?? pickOf(this.pending ?? this.ahead.planned);
  }

  pick(pick: Pick | null): void {
    this.forget();
    this.selection = pick;
  }

  /** Wait to be confirmed, or go at once, as the person prefers. */
  place(choice: Choice): void {
    this.stop();
    this.pending = choice;
    // A plan can be given up until the turn comes, so that it needs no countdown.
    if (settings.confirm === 'never' || (this.seat === null && settings.confirm === 'countdown')) this.confirm();
    else if (settings.confirm === 'countdown') this.timer = setTimeout(() => this.confirm(), COUNTDOWN);
  }

  confirm(): void {
    const { pending } = this;
    if (!pending) return;
    if (this.seat !== null) return this.send(pending.move);
    this.forget();
    this.ahead.plan(pending);
  }

  /** The turn has come. What was planned is played if it is still the same; whether one is told that it is not. */
  begin(): 'plays' | 'changed' | 'yours' {
    const { choices } = this;
    const { wasPlanned, choice } = this.ahead.redeem(choices);
    if (choice) this.send(choice.move);
    else if (this.pending && !sameChoice(choices, this.pending)) this.forget();
    else if (this.selection && !choices.some((each) => isSame(pickOf(each), this.selection))) this.forget();
    return choice ? 'plays' : wasPlanned ? 'changed' : 'yours';
  }

  /** Put everything back, also what was planned. */
  giveUp(): void {
    this.forget();
    this.ahead.cancel();
  }

  /** Put back what is not decided. */
  forget(): void {
    this.stop();
    this.selection = null;
    this.hovered = null;
    this.pending = null;
  }

  /** A move as text, legal or not: the server judges. `isSure`: nobody is asked again. */
  send(move: string, isSure = false): void {
    const { seat, guard, choices } = this;
    this.forget();
    if (seat === null) return;
    if (!guard || isSure || choices.length < 2) {
      if (this.live.act(seat, move)) this.sent = move;
      return;
    }
    this.sent = move;
    void guard(seat, move).then((isFine) => {
      if (this.sent !== move) return;
      this.sent = null;
      if (isFine) this.send(move, true);
    });
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
