/** What somebody looks at and chooses on the own board, in any game. */

import type { GameEvent, GameProps, Position } from './props';

export class Choosing<P extends Position, C, M extends C> {
  /** The choice that is looked at. */
  hovered = $state.raw<C | null>(null);
  /** The ways to do what was pressed, where there are several. */
  ways = $state.raw<readonly M[]>([]);

  constructor(private readonly game: () => GameProps<P, C>) {
    $effect(() => {
      const { choices, selection } = game();
      void [choices, selection];
      this.close();
      this.hovered = null;
    });
  }

  readonly look = (choice: C | null): void => {
    this.hovered = choice;
    this.game().onhover?.(choice);
  };

  readonly place = (choice: C): void => this.game().onplace?.(choice);

  readonly close = (): void => void (this.ways = []);

  /** What shines on a seat's board: where the points of the event come from. */
  glow<B>(boards: readonly B[], seat: number, glowOf: (board: B, event: GameEvent) => ReadonlySet<string>): ReadonlySet<string> | undefined {
    const board = boards[seat];
    const { step } = this.game();
    return board && step?.duration && step.event['seat'] === seat ? glowOf(board, step.event) : undefined;
  }
}
