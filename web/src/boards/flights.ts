/** Tiles on their way, told by events. Boards mark their places with `data-spot`; flights go from one to another. */

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

/** Let tiles fly; the answer ends those still in the air. */
export function fly(root: Element, kind: GameKind, flights: readonly Flight[], duration: number, wild: string): () => void {
  const flying = flights.flatMap(({ from, to, tiles }) => {
    const start = root.querySelector(`[data-spot="${from}"]`)?.getBoundingClientRect();
    const end = root.querySelector(`[data-spot="${to}"]`)?.getBoundingClientRect();
    if (!start || !end) return [];
    return tiles.map((tile, i) => launch(kind, tile === 'wild' ? wild : tile, start, end, duration, i, tiles.length));
  });
  return () => flying.forEach((stop) => stop());
}

function launch(kind: GameKind, tile: string, start: DOMRect, end: DOMRect, duration: number, i: number, count: number): () => void {
  const size = Math.max(20, Math.min(40, start.height * 0.34));
  const width = kind === 'pavilion' && tile !== 'marker' ? (size * 100) / 174 : size;
  const element = document.createElement('div');
  element.className = 'flying-tile';
  element.style.width = `${width}px`;
  element.innerHTML = `<svg viewBox="0 0 ${width} ${size}"><use href="#${kind}-${tile}" width="${width}" height="${size}"/></svg>`;
  document.body.append(element);
  const spread = (i - (count - 1) / 2) * width * 0.9;
  const at = (box: DOMRect, aside: number, lift: number) =>
    `translate(${box.x + box.width / 2 - width / 2 + aside}px, ${box.y + box.height / 2 - size / 2 - lift}px)`;
  const middle = new DOMRect((start.x + end.x) / 2, (start.y + end.y) / 2, (start.width + end.width) / 2, (start.height + end.height) / 2);
  const motion = element.animate(
    [
      { transform: `${at(start, spread, 0)} scale(0.9)`, opacity: 0.3 },
      { transform: `${at(start, spread, 6)} scale(1.1)`, opacity: 1, offset: 0.15 },
      { transform: `${at(middle, spread, 26)} scale(1.15)`, opacity: 1, offset: 0.6 },
      { transform: `${at(end, spread, 0)} scale(0.95)`, opacity: 1 },
    ],
    { duration: duration * 0.8, delay: (duration * 0.2 * i) / count, easing: 'ease-in-out', fill: 'both' },
  );
  const stop = () => element.remove();
  motion.finished.then(stop, stop);
  return () => {
    motion.cancel();
    stop();
  };
}
