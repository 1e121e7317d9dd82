/** A move chosen ahead of one's turn. It is played when the turn comes, if it still does what it did when it was chosen. */

import type { Choice, Pick } from '../boards/props';
import { settings } from '../settings/settings.svelte';
import { choicesAhead } from '../wire/http';
import type { LiveTable } from './live.svelte';

/** Bots often answer sooner than anyone could choose, in ms. */
const PATIENCE = 250;

export class Ahead {
  /** What one could do if it were one's turn. */
  choices = $state.raw<readonly Choice[]>([]);
  planned = $state.raw<Choice | null>(null);

  constructor(private readonly live: LiveTable) {}

  /** While others play, ask the server what one could do. The answer ends it. */
  look(): (() => void) | undefined {
    const { you, info, isSettled, position } = this.live;
    const [seat] = you;
    const isWaiting = info?.status === 'playing' && info.to_choose.length > 0 && seat !== undefined && !info.to_choose.includes(seat);
    if (!settings.ahead || you.length !== 1 || !isWaiting || !isSettled || !position) return undefined;
    let isOld = false;
    const timer = setTimeout(() => {
      // Without an answer there is nothing to choose, as before.
      void choicesAhead(position, seat)
        .then(({ choices }) => isOld || (this.choices = choices))
        .catch(() => undefined);
    }, PATIENCE);
    return () => {
      isOld = true;
      clearTimeout(timer);
      this.choices = [];
    };
  }

  plan(choice: Choice): void {
    this.planned = choice;
  }

  cancel(): void {
    this.planned = null;
  }

  /** What is to be played now: the planned choice, where it is among these and does the same. */
  redeem(choices: readonly Choice[]): { readonly wasPlanned: boolean; readonly choice: Choice | null } {
    const { planned } = this;
    this.planned = null;
    return { wasPlanned: planned !== null, choice: (planned && sameChoice(choices, planned)) ?? null };
  }
}

/** The choice that is the same in all that it does. */
export function sameChoice(choices: readonly Choice[], wanted: Choice): Choice | undefined {
  const text = JSON.stringify(wanted);
  return choices.find((choice) => choice.move === wanted.move && JSON.stringify(choice) === text);
}

/** The tiles that a choice takes, if it takes some. */
export function pickOf(choice: Choice | null): Pick | null {
  return choice && 'source' in choice ? { source: choice.source, color: choice.color } : null;
}
