/** What the parts of a table are made of, measured on the screen, and where they go. */

import type { Attachment } from 'svelte/attachments';
import { arrange, type Arrangement, type Part, type Room } from './arrange';
import { settings } from '../settings/settings.svelte';
import { fullWidth } from './fingers';

/** Boards of others that are drawn smaller than this become a strip. */
const READABLE = 0.32;
const GAP = 10;
const CLOSE = 6;
/** The width and the height of a phone's table. */
const NARROW = 560;
const LOW = 340;
/** On a phone plates lie in rows: with this, fingers have as much room there as on the lines of the own board. */
const COMPACT_WEIGHT = 1;
/** Less high than this, an offer is closed and has little to see. */
const CLOSED = 0.35;
const DRAWINGS = 'svg.drawing:not([width])';

/** Whether there is room, or only as much as on a phone, held upright or sideways. */
export type Form = 'wide' | 'upright' | 'low';

export interface Strip {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

export interface Plan extends Pick<Arrangement, 'places' | 'height'> {
  /** Where the strip with the others goes, if they are one. */
  readonly strip: Strip | null;
}

/** Side by side, each of the others in a strip has at least this width; otherwise they stand one below the other. */
const NARROWEST = 96;

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
  return { units: fullWidth(first), ratio: height / width, across: element.offsetWidth - width, down: element.offsetHeight - height };
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

  private get gap(): number {
    return this.form === 'wide' ? GAP : CLOSE;
  }

  private get room(): Room {
    const room = { width: this.width, height: this.height() * settings.size, gap: this.gap };
    if (this.form === 'wide') return room;
    return { ...room, offerWeight: (this.seen[0]?.ratio ?? 0) > CLOSED ? COMPACT_WEIGHT : COMPACT_WEIGHT / 10 };
  }

  private readonly whole = $derived.by(() => {
    const parts = this.seen.slice(0, this.count());
    const isKnown = this.width > 0 && parts.length === this.count() && parts.every(Boolean);
    return isKnown ? arrange(parts, this.room) : null;
  });

  readonly form: Form = $derived.by(() => {
    if (this.width > 0 && this.width < NARROW) return 'upright';
    return this.height() > 0 && this.height() < LOW ? 'low' : 'wide';
  });

  readonly isStrip = $derived.by(() => {
    if (this.count() <= 2 || !this.whole) return false;
    return this.form !== 'wide' || this.whole.smallest < READABLE;
  });

  readonly plan: Plan | null = $derived.by(() => {
    const plan = this.isStrip ? this.withStrip() : this.whole && { ...this.whole, strip: null };
    return plan && settings.left ? this.mirrored(plan) : plan;
  });

  /** What was on the left is on the right. */
  private mirrored(plan: Plan): Plan {
    const across = <P extends { readonly x: number; readonly width: number }>(place: P): P => ({ ...place, x: this.width - place.x - place.width });
    return { ...plan, places: plan.places.map(across), strip: plan.strip && across(plan.strip) };
  }

  /** Whether the others stand one below the other in their strip. */
  readonly isStacked = $derived.by(() => (this.plan?.strip?.width ?? Infinity) < NARROWEST * (this.count() - 2));

  /** With a strip of the others above everything, or above the offer alone: whichever leaves more room. */
  private withStrip(): Plan | null {
    const { room, width } = this;
    const below = this.stripHeight + this.gap;
    const [offer, own] = this.seen as [Part, Part];
    const under = arrange([offer, own], { ...room, height: room.height - below });
    const beside = arrange([{ ...offer, down: offer.down + below }, own], room);
    if (under && (!beside || under.value >= beside.value)) {
      const places = under.places.map((place) => ({ ...place, y: place.y + below }));
      return { places, height: under.height + below, strip: { x: 0, y: 0, width } };
    }
    const [first, second] = beside?.places ?? [];
    if (!beside || !first || !second) return null;
    // The strip has all the room beside the own board.
    const strip = { x: this.gap, y: first.y, width: second.x - 2 * this.gap };
    return { places: [{ ...first, y: first.y + below }, second], height: beside.height, strip };
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
