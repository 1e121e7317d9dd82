/** Shows what happened one event after the other, at a pace people can follow. */

import { plug } from '../boards/plug';
import type { GameEvent, Position, Step } from '../boards/props';
import { pace } from '../settings/settings.svelte';

/** What happened since the position shown last; no position: it is not known, and nothing moves. */
export interface Happening {
  readonly seq: number;
  readonly events: readonly GameEvent[];
  readonly position: Position | null;
  /** Somebody wants to see it once more: also where nothing flies, one thing comes after the other. */
  readonly isAgain?: boolean;
}

/** For an event whose box does not say how long it takes, in ms. */
const USUAL = 300;

/** Behind by more than this many happenings, one would rather see how things stand. */
const PATIENCE = 6;

export class Playback {
  position = $state.raw<Position | null>(null);
  step = $state.raw<Step | null>(null);
  /** The number of the last entry that has been shown completely. */
  seq = $state(0);
  isRunning = $state(false);

  private queue: Happening[] = [];
  private current: Happening | null = null;
  private skipTo = 0;
  private wake: (() => void) | null = null;

  constructor(private readonly told: (event: GameEvent, duration: number) => void) {}

  /** Show a position at once, and forget what was still to be shown. */
  reset(position: Position | null, seq: number): void {
    this.queue = [];
    this.current = null;
    this.position = position;
    this.step = null;
    this.seq = this.skipTo = seq;
    this.wake?.();
  }

  add(happening: Happening): void {
    this.queue.push(happening);
    if (this.queue.length > PATIENCE && !happening.isAgain) this.skip();
    if (!this.isRunning) void this.run();
  }

  /** Go on to how things stand now. */
  skip(): void {
    this.skipTo = (this.queue.at(-1) ?? this.current)?.seq ?? this.skipTo;
    this.wake?.();
  }

  private async run(): Promise<void> {
    this.isRunning = true;
    for (let next = this.queue.shift(); next; next = this.queue.shift()) {
      this.current = next;
      await this.show(next);
      if (this.current !== next) continue; // a reset came in between
      this.step = null;
      this.position = next.position ?? this.position;
      this.seq = next.seq;
    }
    this.current = null;
    this.isRunning = false;
  }

  private async show(happening: Happening): Promise<void> {
    for (const event of happening.events) {
      const box = this.position && plug(this.position.box);
      const usual = box?.durations[event.event] ?? USUAL;
      const duration = happening.seq <= this.skipTo ? 0 : pace(usual);
      const pause = duration || (happening.isAgain && happening.seq > this.skipTo ? usual : 0);
      this.told(event, duration);
      if (!pause || !this.position || !box) continue;
      this.position = box.after(this.position, event);
      this.step = { event, duration };
      await this.sleep(pause);
      if (this.current !== happening) return;
    }
  }

  private sleep(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, ms);
      this.wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}
