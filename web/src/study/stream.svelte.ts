/** Something that the server thinks about and tells bit by bit. A newer question ends the older one. */

import { problemText, ProblemError } from '../wire/http';
import type { Told } from './answers';

export class Stream {
  problem = $state('');
  isRunning = $state(false);
  /** How many others are served first. */
  ahead = $state(0);
  private ending: AbortController | null = null;

  /** Hear an answer to its end; whether it came whole. */
  protected async hear(ask: (signal: AbortSignal) => AsyncIterable<Told>, heard: (told: Told) => void): Promise<boolean> {
    this.stop();
    const ending = (this.ending = new AbortController());
    const isOld = () => this.ending !== ending;
    this.problem = '';
    this.isRunning = true;
    try {
      for await (const told of ask(ending.signal)) {
        if (isOld()) return false;
        if (told.kind === 'problem') throw new ProblemError(told.problem);
        this.ahead = told.kind === 'waiting' ? told.ahead : 0;
        heard(told);
      }
    } catch (error) {
      if (!isOld()) this.problem = problemText(error);
    }
    if (isOld()) return false;
    this.stop();
    return !this.problem;
  }

  stop(): void {
    this.ending?.abort();
    this.ending = null;
    this.isRunning = false;
    this.ahead = 0;
  }
}
