/** Tiles on their way, told by events. Boards mark their places with `data-spot`; flights go from one to another. */

import type { AzulEvent } from '../wire/messages';
import type { Handlers, Scored } from './events';
import { tileWidth, type TileStyle } from './tiles';

type Shared = Extract<AzulEvent, { event: 'laid' | 'moved_to_center' }>;

export interface Flight {
  readonly from: string;
  readonly to: string;
  /** Letters, or "marker". */
  readonly tiles: readonly string[];
}

export function many(count: number, tile: string | null): string[] {
  return Array<string>(count).fill(tile ?? '');
}

/** The letters of tiles that are counted color by color. */
export function counted(counts: readonly number[], colors: string): string[] {
  return counts.flatMap((count, i) => many(count, colors[i] ?? ''));
}

export function sourceSpot(source: number): string {
  return source ? `factory-${source}` : 'center';
}

/** What flies at every table with factories. */
export function offerFlights(colors: string): Handlers<Shared, [], Flight[]> {
  return {
    laid: ({ factory, color }) => [{ from: 'bag', to: sourceSpot(factory), tiles: many(1, color) }],
    moved_to_center: ({ factory, tiles }) => [{ from: sourceSpot(factory), to: 'center', tiles: counted(tiles, colors) }],
  };
}

const PASSING = /^(bag|lid|tower|hand-|score-)/;

/** The places that flights changed and that stay as they are: where tiles were taken, and where they lie now. */
export function recentSpots(flights: readonly Flight[]): string[] {
  const taken = flights.filter(({ to }) => to.startsWith('hand-')).map(({ from }) => from);
  const laid = flights.map(({ to }) => to).filter((to) => to !== 'center' && !to.startsWith('factory-'));
  return [...new Set([...taken, ...laid])].filter((spot) => !PASSING.test(spot));
}

/** Show an event: its tiles fly and its points rise. The answer ends what is still in the air. */
export function show(root: Element, style: TileStyle, flights: readonly Flight[], scored: Scored | null, duration: number): () => void {
  const stops = flights.flatMap((flight) => fly(root, style, flight, duration));
  const place = scored && find(root, scored.spot);
  // Points come when the tile has arrived.
  if (scored && place) stops.push(rise(scored.points, place.getBoundingClientRect(), duration, stops.length ? duration * 0.55 : 0));
  return () => stops.forEach((stop) => stop());
}

function find(root: Element, spot: string): Element | null {
  return root.querySelector(`[data-spot="${spot}"]`);
}

function fly(root: Element, style: TileStyle, { from, to, tiles }: Flight, duration: number): (() => void)[] {
  const start = find(root, from)?.getBoundingClientRect();
  const end = find(root, to);
  if (!start || !end) return [];
  // Tiles that lie there already are those that are coming: they appear when the flight ends.
  const arrived = tiles.map((tile) => [...end.querySelectorAll(`use[href="#${style.sheet}-${tile}"]`)]);
  return tiles.map((tile, i) => {
    const same = tiles.slice(i + 1).filter((other) => other === tile).length;
    const target = to.startsWith('hand') || to === 'center' ? undefined : arrived[i]?.at(-1 - same);
    target?.setAttribute('visibility', 'hidden');
    const box = (target ?? end).getBoundingClientRect();
    const aside = (i - (tiles.length - 1) / 2) * 0.9;
    const landed = () => target?.removeAttribute('visibility');
    return launch({ style, tile, start, end: box, aside: [aside, target ? 0 : aside], isExact: Boolean(target), duration, delay: i / tiles.length, landed });
  });
}

interface Launch {
  readonly style: TileStyle;
  readonly tile: string;
  readonly start: DOMRect;
  readonly end: DOMRect;
  /** How far aside of the middle it starts and lands, in tiles, so that several can be told apart. */
  readonly aside: readonly [number, number];
  /** The end is the tile's own place, not a region around it. */
  readonly isExact: boolean;
  readonly duration: number;
  /** From 0 for the first of several tiles to 1. */
  readonly delay: number;
  readonly landed: () => void;
}

/** One tile from the middle of a box to the middle of another. */
function launch({ style, tile, start, end, aside, isExact, duration, delay, landed }: Launch): () => void {
  const size = Math.max(24, Math.min(46, Math.max(start.height * 0.34, isExact ? end.height : 0)));
  const width = tileWidth(style, tile, size);
  const element = document.createElement('div');
  element.className = 'flying-tile';
  element.style.width = `${width}px`;
  element.innerHTML = `<svg viewBox="0 0 ${width} ${size}"><use href="#${style.sheet}-${tile}" width="${width}" height="${size}"/></svg>`;
  const middle = (box: DOMRect, tiles: number) => ({
    x: box.x + box.width / 2 - width / 2 + tiles * width,
    y: box.y + box.height / 2 - size / 2,
  });
  const a = middle(start, aside[0]);
  const b = middle(end, aside[1]);
  const at = (x: number, y: number, scale: number) => `translate(${x}px, ${y}px) scale(${scale})`;
  const frames = [
    { transform: at(a.x, a.y, 0.9), opacity: 0.4 },
    { transform: at(a.x, a.y - 6, 1.12), opacity: 1, offset: 0.15 },
    { transform: at((a.x + b.x) / 2, (a.y + b.y) / 2 - 24, 1.16), opacity: 1, offset: 0.6 },
    { transform: at(b.x, b.y, 1), opacity: 1 },
  ];
  return move(element, frames, { duration: duration * 0.75, delay: duration * 0.2 * delay, easing: 'ease-in-out' }, landed);
}

/** Points that rise from where they were won or lost. */
function rise(points: number, box: DOMRect, duration: number, delay: number): () => void {
  const element = document.createElement('div');
  element.className = points < 0 ? 'rising-points loss' : 'rising-points';
  element.textContent = points < 0 ? `−${-points}` : `+${points}`;
  element.setAttribute('aria-hidden', 'true');
  const x = box.x + box.width / 2;
  const y = box.y + box.height / 2;
  const at = (lift: number, scale: number) => `translate(${x}px, ${y - lift}px) translate(-50%, -50%) scale(${scale})`;
  const frames = [
    { transform: at(0, 0.5), opacity: 0 },
    { transform: at(10, 1.15), opacity: 1, offset: 0.25 },
    { transform: at(18, 1), opacity: 1, offset: 0.75 },
    { transform: at(40, 1), opacity: 0 },
  ];
  return move(element, frames, { duration: Math.max(700, duration), delay, easing: 'ease-out' });
}

/** Something that is on the page only while it moves. */
function move(element: HTMLElement, frames: Keyframe[], options: KeyframeAnimationOptions, landed?: () => void): () => void {
  document.body.append(element);
  const motion = element.animate(frames, { ...options, fill: 'both' });
  const stop = () => {
    element.remove();
    landed?.();
  };
  motion.finished.then(stop, stop);
  return () => {
    motion.cancel();
    stop();
  };
}
