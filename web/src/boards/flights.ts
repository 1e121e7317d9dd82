/** Tiles on their way, told by events. Boards mark their places with `data-spot`; flights go from one to another. */

import { pointsOf } from './glow';
import type { GameEvent } from './props';
import type { GameKind } from './tiles';

export interface Flight {
  readonly from: string;
  readonly to: string;
  /** Letters, or "marker". */
  readonly tiles: readonly string[];
}

const AZUL = 'byrkwj';
const PAVILION = 'pgoybr';
const STARS = 'orbygpc';

/** The flights of an event; none for those that only tell something. */
export function flightsOf(kind: GameKind, event: GameEvent): Flight[] {
  const number = (field: string) => Number(event[field] ?? 0);
  const color = String(event['color'] ?? '');
  const seat = number('seat');
  const hand = `hand-${seat}`;
  const many = (count: number, tile = color) => Array<string>(count).fill(tile);
  const counted = (field: string) => {
    const letters = kind === 'azul' ? AZUL : PAVILION;
    return ((event[field] ?? []) as number[]).flatMap((count, i) => many(count, letters[i]));
  };
  const source = number('source') ? `factory-${number('source')}` : 'center';

  switch (event.event) {
    case 'laid':
      return [{ from: 'bag', to: `factory-${number('factory')}`, tiles: [color] }];
    case 'supplied':
      return [{ from: 'bag', to: 'supply', tiles: [color] }];
    case 'took': {
      const extra = kind === 'azul' ? many(number('jokers'), 'j') : many(number('wild'), 'wild');
      return [{ from: source, to: hand, tiles: [...many(number('count')), ...extra] }];
    }
    case 'moved_to_center':
      return [{ from: `factory-${number('factory')}`, to: 'center', tiles: counted('tiles') }];
    case 'took_marker':
      return [{ from: 'center', to: event['on_floor'] ? `floor-${seat}` : hand, tiles: ['marker'] }];
    case 'placed': {
      if (kind === 'azul') {
        const tiles = [...many(number('count')), ...many(number('jokers'), 'j')];
        return [{ from: hand, to: `line-${seat}-${number('line')}`, tiles }];
      }
      return [{ from: hand, to: `space-${seat}-${STARS[number('star')]}-${number('space')}`, tiles: [color] }];
    }
    case 'fell':
      return [{ from: hand, to: `floor-${seat}`, tiles: many(number('count')) }];
    case 'tiled':
      return [
        {
          from: `line-${seat}-${number('row')}`,
          to: `wall-${seat}-${number('row')}-${number('column')}`,
          tiles: [event['joker'] ? 'j' : color],
        },
      ];
    case 'line_fell':
      return [{ from: `line-${seat}-${number('line')}`, to: `floor-${seat}`, tiles: many(number('line') + 1) }];
    case 'took_bonus':
      return [{ from: 'supply', to: hand, tiles: counted('tiles') }];
    case 'passed':
      return [
        { from: hand, to: `corners-${seat}`, tiles: counted('kept') },
        { from: hand, to: 'tower', tiles: counted('discarded') },
      ];
    default:
      return [];
  }
}

/** Show an event: its tiles fly and its points rise. The answer ends what is still in the air. */
export function show(root: Element, kind: GameKind, event: GameEvent, duration: number, wild: string): () => void {
  const stops = flightsOf(kind, event).flatMap((flight) => fly(root, kind, flight, duration, wild));
  const scored = pointsOf(event);
  const place = scored && find(root, scored.spot);
  // Points come when the tile has arrived.
  if (scored && place) stops.push(rise(scored.points, place.getBoundingClientRect(), duration, stops.length ? duration * 0.55 : 0));
  return () => stops.forEach((stop) => stop());
}

function find(root: Element, spot: string): Element | null {
  return root.querySelector(`[data-spot="${spot}"]`);
}

function fly(root: Element, kind: GameKind, { from, to, tiles }: Flight, duration: number, wild: string): (() => void)[] {
  const start = find(root, from)?.getBoundingClientRect();
  const end = find(root, to);
  if (!start || !end) return [];
  const letters = tiles.map((tile) => (tile === 'wild' ? wild : tile));
  // Tiles that lie there already are those that are coming: they appear when the flight ends.
  const arrived = letters.map((tile) => [...end.querySelectorAll(`use[href="#${kind}-${tile}"]`)]);
  return letters.map((tile, i) => {
    const same = letters.slice(i + 1).filter((other) => other === tile).length;
    const target = to.startsWith('hand') || to === 'center' ? undefined : arrived[i]?.at(-1 - same);
    target?.setAttribute('visibility', 'hidden');
    const box = (target ?? end).getBoundingClientRect();
    const aside = (i - (letters.length - 1) / 2) * 0.9;
    const landed = () => target?.removeAttribute('visibility');
    return launch({ kind, tile, start, end: box, aside: [aside, target ? 0 : aside], isExact: Boolean(target), duration, delay: i / letters.length, landed });
  });
}

interface Launch {
  readonly kind: GameKind;
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
function launch({ kind, tile, start, end, aside, isExact, duration, delay, landed }: Launch): () => void {
  const size = Math.max(24, Math.min(46, Math.max(start.height * 0.34, isExact ? end.height : 0)));
  const width = kind === 'pavilion' && tile !== 'marker' ? (size * 100) / 174 : size;
  const element = document.createElement('div');
  element.className = 'flying-tile';
  element.style.width = `${width}px`;
  element.innerHTML = `<svg viewBox="0 0 ${width} ${size}"><use href="#${kind}-${tile}" width="${width}" height="${size}"/></svg>`;
  document.body.append(element);
  const middle = (box: DOMRect, tiles: number) => ({
    x: box.x + box.width / 2 - width / 2 + tiles * width,
    y: box.y + box.height / 2 - size / 2,
  });
  const a = middle(start, aside[0]);
  const b = middle(end, aside[1]);
  const at = (x: number, y: number, scale: number) => `translate(${x}px, ${y}px) scale(${scale})`;
  const motion = element.animate(
    [
      { transform: at(a.x, a.y, 0.9), opacity: 0.4 },
      { transform: at(a.x, a.y - 6, 1.12), opacity: 1, offset: 0.15 },
      { transform: at((a.x + b.x) / 2, (a.y + b.y) / 2 - 24, 1.16), opacity: 1, offset: 0.6 },
      { transform: at(b.x, b.y, 1), opacity: 1 },
    ],
    { duration: duration * 0.75, delay: duration * 0.2 * delay, easing: 'ease-in-out', fill: 'both' },
  );
  const stop = () => {
    element.remove();
    landed();
  };
  motion.finished.then(stop, stop);
  return () => {
    motion.cancel();
    stop();
  };
}

/** Points that rise from where they were won or lost. */
function rise(points: number, box: DOMRect, duration: number, delay: number): () => void {
  const element = document.createElement('div');
  element.className = points < 0 ? 'rising-points loss' : 'rising-points';
  element.textContent = points < 0 ? `−${-points}` : `+${points}`;
  element.setAttribute('aria-hidden', 'true');
  document.body.append(element);
  const x = box.x + box.width / 2;
  const y = box.y + box.height / 2;
  const at = (lift: number, scale: number) => `translate(${x}px, ${y - lift}px) translate(-50%, -50%) scale(${scale})`;
  const motion = element.animate(
    [
      { transform: at(0, 0.5), opacity: 0 },
      { transform: at(10, 1.15), opacity: 1, offset: 0.25 },
      { transform: at(18, 1), opacity: 1, offset: 0.75 },
      { transform: at(40, 1), opacity: 0 },
    ],
    { duration: Math.max(700, duration), delay, easing: 'ease-out', fill: 'both' },
  );
  const stop = () => element.remove();
  motion.finished.then(stop, stop);
  return () => {
    motion.cancel();
    stop();
  };
}
