/** What the parts of a table are made of, measured on the screen, and where they go. */

import type { Attachment } from 'svelte/attachments';
import { arrange, type Arrangement, type Part, type Place, type Room, type Scales } from './arrange';
import { settings } from '../settings/settings.svelte';
import { fullWidth } from './fingers';

/** Boards of others that are drawn smaller than this become a strip. */
const READABLE = 0.32;
/** Rather than draw an own board smaller than this, a table is scrolled. */
const TINY = 0.15;
const GAP = 10;
const CLOSE = 6;
/** The width and the height of a phone's table. */
const NARROW = 560;
const LOW = 340;
/** How large drawings are beside the own board. On a phone plates lie in rows, and the others are small pictures. */
const SHARES: Readonly<Record<'table' | 'phone', Scales>> = {
  table: { offer: 1.1, own: 1, other: 0.7 },
  phone: { offer: 1, own: 1, other: 0.33 },
};
/** An offer that is closed has little to see. */
const CLOSED_SHARES = { table: 0.8, phone: 0.5 };
/**
 * A board has a name and a score above it; a picture in a strip has less. In widths of a letter, as large as people have
 * set it, but very large ones leave room for the drawings.
 */
const NARROWEST = { own: 8, picture: 5 };
const LARGE_LETTER = 20;
const WIDEST = 200;
/** Changes in a row in the same room, each within so many milliseconds of the last, after which parts only grow. */
const MANY = 24;
const SOON = 2000;
/** A card gets lower so often, after which it only grows. */
const LOWERED = 3;
const DRAWINGS = 'svg.drawing:not([width])';

/** Whether there is room, or only as much as on a phone, held upright or sideways. */
export type Form = 'wide' | 'upright' | 'low';

export interface Strip {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

interface Cards {
  /** The room in which they were measured. */
  readonly room: string;
  readonly above: number;
  readonly beside: number;
  /** How often one has got lower. */
  readonly lowered: number;
}

export interface Plan extends Pick<Arrangement, 'places' | 'height'> {
  /** Where the strip with the others goes, if they are one. Several have places of their own in it. */
  readonly strip: Strip | null;
}

const letterWidth = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize);

/** The best arrangement; where nothing fits, one that is scrolled. */
const fit = (parts: readonly Part[], room: Room) => arrange(parts, room) ?? arrange(parts, { ...room, height: Infinity });

function isSame(a: Part | undefined, b: Part): boolean {
  const apart = (x: number, y: number, most: number) => Math.abs(x - y) > most;
  return a !== undefined && a.units === b.units && !apart(a.down, b.down, 1) && !apart(a.across, b.across, 1) && !apart(a.ratio, b.ratio, 0.004);
}

/** What is around the content of an element. */
function edges(element: HTMLElement): number {
  const { paddingLeft, paddingRight } = getComputedStyle(element);
  return Number.parseFloat(paddingLeft) + Number.parseFloat(paddingRight) + element.offsetWidth - element.clientWidth;
}

/** An element's drawings grow with its width, unless it is wider than it needs; the rest of it does not. */
function look(element: HTMLElement, isWide: boolean): Part | null {
  const drawings = [...element.querySelectorAll<SVGSVGElement>(DRAWINGS)];
  const [first] = drawings;
  const width = first?.getBoundingClientRect().width;
  if (!first || !width) return null;
  const height = drawings.reduce((sum, each) => sum + each.getBoundingClientRect().height, 0);
  return { units: fullWidth(first), ratio: height / width, across: isWide ? edges(element) : element.offsetWidth - width, down: element.offsetHeight - height };
}

export class Parts {
  /** The offer, the own board, then the others clockwise. */
  private seen = $state.raw<readonly Part[]>([]);
  /** The others as they are in a strip, at the same numbers. */
  private small = $state.raw<readonly Part[]>([]);
  private changes = 0;
  private changedAt = 0;
  private changedIn = '';
  width = $state(0);
  /** How high the card of the only other one is, above everything and above the offer alone. */
  private cards = $state.raw<Cards>({ room: '', above: 0, beside: 0, lowered: 0 });

  constructor(
    private readonly count: () => number,
    private readonly height: () => number,
    private readonly isClosed: () => boolean,
  ) {}

  private get gap(): number {
    return this.form === 'wide' ? GAP : CLOSE;
  }

  private get room(): Room {
    const place = this.form === 'wide' ? 'table' : 'phone';
    const shares = this.isClosed() ? { ...SHARES[place], offer: CLOSED_SHARES[place] } : SHARES[place];
    const height = this.height();
    return { width: this.width, height: height * settings.size, gap: this.gap, shares, sight: settings.size > 1 ? height : Infinity };
  }

  private get roomName(): string {
    return `${this.width} ${this.height()} ${letterWidth()}`;
  }

  private readonly whole = $derived.by(() => {
    const parts = this.seen.slice(0, this.count());
    const isKnown = this.width > 0 && parts.length === this.count() && parts.every(Boolean);
    return isKnown ? fit(parts, this.room) : null;
  });

  readonly form: Form = $derived.by(() => {
    const isLow = this.height() > 0 && this.height() < LOW;
    if (this.width > 0 && this.width < (isLow ? this.height() : NARROW)) return 'upright';
    return isLow ? 'low' : 'wide';
  });

  readonly isStrip = $derived.by(() => {
    if (this.count() <= 2 || !this.whole) return false;
    return this.form !== 'wide' || this.whole.scales.other < READABLE;
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

  private withStrip(): Plan | null {
    return this.count() > 3 ? this.withPictures() : this.withCard();
  }

  /** With a small picture of each of the others. */
  private withPictures(): Plan | null {
    const parts = [...this.seen.slice(0, 2), ...this.small.slice(2, this.count())];
    if (parts.length < this.count() || !parts.every(Boolean)) return null;
    const found = fit(parts, { ...this.room, isStrip: true });
    if (!found) return null;
    const [offer, own, ...others] = found.places as [Place, Place, ...Place[]];
    const drawn = others.map(({ width }, i) => width - parts[i + 2]!.across);
    const bottom = Math.max(...others.map(({ y }, i) => y + drawn[i]! * parts[i + 2]!.ratio + parts[i + 2]!.down));
    const end = own.y < bottom ? own.x - this.gap : this.width;
    const wider = this.widened(others, end);
    const places = [offer, own, ...wider.map((place, i) => ({ ...place, drawn: drawn[i]! }))];
    return { ...found, places, strip: { x: 0, y: 0, width: end } };
  }

  /** Side by side, pictures share the room before something else, so that names have more of it. */
  private widened(places: readonly Place[], end: number): readonly Place[] {
    const lines = places.map(({ y }) => y);
    const isRow = Math.max(...lines) - Math.min(...lines) <= this.gap;
    if (!isRow) return places;
    const count = places.length;
    const width = Math.max(places[0]!.width, Math.min(WIDEST, (end + this.gap) / count - this.gap));
    const start = (end + this.gap - count * (width + this.gap)) / 2;
    return places.map((place, i) => ({ ...place, x: start + i * (width + this.gap), width }));
  }

  /**
   * A narrow card is higher than a wide one, and how wide it is depends on its height. So both are known apart, and in the
   * same room neither gets lower more than a few times: otherwise the table might go from one arrangement to the other and
   * back for ever.
   */
  set stripHeight(height: number) {
    const room = this.roomName;
    const { strip } = this.plan ?? {};
    const place = strip && strip.width < this.width ? 'beside' : 'above';
    const known = this.cards.room === room ? this.cards : { room, above: 0, beside: 0, lowered: 0 };
    const isLower = height > 0 && height < known[place] - 1;
    if (isLower && known.lowered >= LOWERED) return;
    this.cards = { ...known, [place]: height || known[place], lowered: known.lowered + Number(isLower) };
  }

  /** With a card of the other one above everything, or above the offer alone: whichever leaves more room. */
  private withCard(): Plan | null {
    const { room, width, gap } = this;
    const above = (this.cards.above || this.cards.beside) + gap;
    const before = (this.cards.beside || this.cards.above) + gap;
    const [offer, own] = this.seen as [Part, Part];
    const under = arrange([offer, own], { ...room, height: room.height - above });
    const beside = arrange([{ ...offer, down: offer.down + before }, own], room);
    const [first, second] = beside?.places ?? [];
    // The strip has all the room beside the own board.
    const strip = first && second && { x: gap, y: first.y, width: second.x - 2 * gap };
    const isLegible = beside && strip && beside.scales.own >= TINY && strip.width >= letterWidth() * NARROWEST.own;
    if (isLegible && (!under || beside.scale > under.scale)) {
      return { places: [{ ...first!, y: first!.y + before }, second!], height: beside.height, strip };
    }
    const found = under ?? arrange([offer, own], { ...room, height: Infinity });
    if (!found) return null;
    const places = found.places.map((place) => ({ ...place, y: place.y + above }));
    return { places, height: found.height + above, strip: { x: 0, y: 0, width } };
  }

  /** Where lines break depends on the room, and the room on where they break: a table that goes to and fro comes to rest. */
  private calmed(found: Part, known: Part | undefined): Part {
    const [now, room] = [performance.now(), this.roomName];
    this.changes = room === this.changedIn && now - this.changedAt < SOON ? this.changes + 1 : 0;
    [this.changedAt, this.changedIn] = [now, room];
    if (this.changes < MANY || known?.units !== found.units) return found;
    const [ratio, across, down] = (['ratio', 'across', 'down'] as const).map((each) => Math.max(found[each], known[each])) as [number, number, number];
    return { ...found, ratio, across, down };
  }

  /** Watch a part. Those of a strip are not drawn as they would be, and tell only of that. */
  readonly watch =
    (number: number): Attachment<HTMLElement> =>
    (element) => {
      const update = () => {
        const isSmall = number > 1 && this.isStrip;
        const known = isSmall ? this.small : this.seen;
        const found = look(element, isSmall);
        const least = number === 0 ? 0 : Math.min(LARGE_LETTER, letterWidth()) * NARROWEST[isSmall ? 'picture' : 'own'];
        if (!found || isSame(known[number], found)) return;
        const calmed = this.calmed(found, known[number]);
        if (isSame(known[number], calmed)) return;
        const changed = [...known];
        changed[number] = { ...calmed, least };
        if (isSmall) this.small = changed;
        else this.seen = changed;
      };
      const observer = new ResizeObserver(update);
      observer.observe(element);
      return () => observer.disconnect();
    };
}
