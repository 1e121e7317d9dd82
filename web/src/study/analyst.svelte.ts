/** An analysis of one position after the other. */

import type { Insight } from './answers';
import { analyse } from './asking';
import { Stream } from './stream.svelte';

const DEEPER = 4;

export class Analyst extends Stream {
  insight = $state.raw<Insight | null>(null);
  /** How many lines are wanted. */
  count = $state(3);

  private position: unknown = null;
  private nodes: number | null = null;

  /** Look at a position, with the usual depth. */
  async start(position: unknown): Promise<void> {
    if (position !== this.position) this.insight = null;
    this.position = position;
    this.nodes = null;
    await this.run();
  }

  /** Think for longer about the same position. */
  async deeper(): Promise<void> {
    const before = this.insight?.nodes ?? 0;
    this.nodes = DEEPER * Math.max(before, this.nodes ?? 0, 1000);
    await this.run(before);
  }

  /** Another position is looked at: what was said is not about it. */
  forget(): void {
    this.stop();
    this.insight = null;
    this.problem = '';
    this.position = null;
  }

  /** What was found before stays until the search has looked at so many positions. */
  private async run(least = 0): Promise<void> {
    const { position, count, nodes } = this;
    await this.hear(
      (signal) => analyse(position, count, nodes, signal),
      (told) => {
        if (told.kind === 'insight' && told.insight.nodes >= least) this.insight = told.insight;
      },
    );
  }
}
