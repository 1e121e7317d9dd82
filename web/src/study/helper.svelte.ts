/** Help for somebody at a table: hints, each telling more than the one before, and a coach who asks before a bad move. */

import { speakMore } from '../i18n/texts.svelte';
import { settings } from '../settings/settings.svelte';
import type { LiveTable } from '../table/live.svelte';
import type { Turn } from '../table/turn.svelte';
import { problemText } from '../wire/http';
import type { SeatSecret } from '../wire/messages';
import { seatsAt } from '../wire/secrets';
import type { Hint, Judged } from './answers';
import { hintAt, judgeAt } from './asking';

const MOST = 4;

/** A move that the coach has doubts about. */
export interface Doubt {
  readonly seat: number;
  readonly move: string;
  readonly judged: Judged;
  /** Whether the reason was asked for. */
  readonly isTold: boolean;
}

export class Helper {
  hint = $state.raw<Hint | null>(null);
  doubt = $state.raw<Doubt | null>(null);
  problem = $state('');
  isAsking = $state(false);

  constructor(
    private readonly live: LiveTable,
    private readonly turn: Turn,
  ) {}

  /** Whether help is for this table: nobody else plays here, or all have agreed to it. */
  get isAllowed(): boolean {
    const { info, you } = this.live;
    return you.length > 0 && (info?.help || !info?.seats.some((seat, i) => seat.kind === 'person' && !you.includes(i)));
  }

  get canTellMore(): boolean {
    return (this.hint?.level ?? 0) < MOST;
  }

  /** What is to be decided: the same as long as nothing happens on the table, whatever else is said there. */
  readonly question: string = $derived.by(() => {
    const seat = this.live.acting;
    const last = this.live.log.findLast((entry) => 'events' in entry && (entry.kind !== 'chose' || entry.seat === seat));
    return seat === null ? '' : `${seat} ${last?.seq ?? 0}`;
  });

  private secretOf(seat: number): SeatSecret | undefined {
    return seatsAt(this.live.id).find((each) => each.seat === seat);
  }

  /** The next hint: where to look, which tiles, the move, why. */
  async ask(): Promise<void> {
    const { seat } = this.turn;
    const secret = seat === null ? undefined : this.secretOf(seat);
    if (!secret || !this.isAllowed || this.isAsking || !this.canTellMore) return;
    await speakMore('study');
    const { question } = this;
    this.isAsking = true;
    this.problem = '';
    try {
      const hint = await hintAt(this.live.id, secret, (this.hint?.level ?? 0) + 1);
      if (this.question === question) this.hint = hint;
    } catch (error) {
      this.problem = problemText(error);
    }
    this.isAsking = false;
  }

  /** Something else is to be decided. */
  forget(): void {
    this.hint = null;
    this.doubt = null;
    this.problem = '';
  }

  /** Whether a move may go. Where nobody can judge it, it may. */
  readonly guard = async (seat: number, move: string): Promise<boolean> => {
    const secret = this.secretOf(seat);
    if (!settings.coach || !secret || !this.isAllowed) return true;
    const judged = await judgeAt(this.live.id, secret, move, settings.coach).catch(() => null);
    if (!judged || judged.points_lost <= settings.coach) return true;
    await speakMore('study');
    this.doubt = { seat, move, judged, isTold: false };
    return false;
  };

  /** Why the coach has doubts. */
  async tell(): Promise<void> {
    const { doubt } = this;
    const secret = doubt && this.secretOf(doubt.seat);
    if (!doubt || !secret) return;
    try {
      const judged = await judgeAt(this.live.id, secret, doubt.move, null);
      if (this.doubt === doubt) this.doubt = { ...doubt, judged, isTold: true };
    } catch (error) {
      if (this.doubt === doubt) this.problem = problemText(error);
    }
  }

  playAnyway(): void {
    const { doubt } = this;
    this.doubt = null;
    if (doubt) this.turn.send(doubt.move, true);
  }
}
