/** What the parts of a table are made of, measured on the screen, and where they go. */

import type { Attachment } from 'svelte/attachments';
import { arrange, type Arrangement, type Part, type Room } from './arrange';

/** Boards of others that are drawn smaller than this become a strip. */
const READABLE = 0.32;
const GAP = 10;
/** The width and the height of a phone's table. */
const NARROW = 560;
const LOW = 340;
/** The width of a strip beside the boards. */
const STRIP = 150;
const DRAWINGS = 'svg.drawing:not([width])';

export interface Strip {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

export interface Plan extends Pick<Arrangement, 'places' | 'height'> {
  /** Where the strip with the others goes, if they are one. */
  readonly strip: Strip | null;
  /** The strip is upright, beside the boards. */
  readonly isBeside: boolean;
}

function isSame(a: Part | undefined, b: Part): boolean {
  const apart = (x: number, y: number, most: number) => Math.abs(x - y) > most;
  return a !== undefined && a.units === b.units && !apart(a.down, b.down, 1) && !apart(a.across, b.across, 1) && !apart(a.ratio, b.ratio, 0.004);
}

/** An element's drawings grow with its width; the rest of it does not. */
function look(element: HTMLElement): Part | null {
  const drawings = [...element.querySelectorAll<SVGSVGElement>(DRAWINGS)];
  const [first] = drawings;
  const width = first?.getBoundingClientRect().width;
  if (!first || !width) return null;
  const height = drawings.reduce((sum, each) => sum + each.getBoundingClientRect().height, 0);
  return { units: first.viewBox.baseVal.width, ratio: height / width, across: element.offsetWidth - width, down: element.offsetHeight - height };
}

export class Parts {
  /** The offer, the own board, then the others clockwise. */
  private seen = $state.raw<readonly Part[]>([]);
  width = $state(0);
  stripHeight = $state(0);

  constructor(
    private readonly count: () => number,
    private readonly height: () => number,
  ) {}

  private get room(): Room {
    return { width: this.width, height: this.height(), gap: GAP };
  }

  private readonly whole = $derived.by(() => {
    const parts = this.seen.slice(0, this.count());
    const isKnown = this.width > 0 && parts.length === this.count() && parts.every(Boolean);
    return isKnown ? arrange(parts, this.room) : null;
  });

  /** As on a phone held upright. */
  readonly isNarrow = $derived.by(() => this.width > 0 && this.width < NARROW);

  readonly isStrip = $derived.by(() => {
    if (this.count() <= 2 || !this.whole) return false;
    return this.isNarrow || this.height() < LOW || this.whole.smallest < READABLE;
  });

  readonly plan: Plan | null = $derived.by(() => (this.isStrip ? this.withStrip() : this.whole && { ...this.whole, strip: null, isBeside: false }));

  private withStrip(): Plan | null {
    const { width, height } = this.room;
    const isBeside = width > height;
    const free = isBeside ? { width: width - STRIP - GAP, height } : { width, height: height - this.stripHeight - GAP };
    const found = arrange(this.seen.slice(0, 2), { ...this.room, ...free });
    if (!found) return null;
    if (isBeside) return { ...found, strip: { x: width - STRIP, y: 0, width: STRIP }, isBeside };
    const below = this.stripHeight + GAP;
    const places = found.places.map((place) => ({ ...place, y: place.y + below }));
    return { places, height: found.height + below, strip: { x: 0, y: 0, width }, isBeside };
  }

  /** Watch a part. Those of a strip are not drawn as they would be, and tell nothing. */
  readonly watch =
    (number: number): Attachment<HTMLElement> =>
    (element) => {
      const update = () => {
        if (number > 1 && this.isStrip) return;
        const found = look(element);
        if (!found || isSame(this.seen[number], found)) return;
        const seen = [...this.seen];
        seen[number] = found;
        this.seen = seen;
      };
      const observer = new ResizeObserver(update);
      observer.observe(element);
      return () => observer.disconnect();
    };
}
