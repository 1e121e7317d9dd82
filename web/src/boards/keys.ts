/** Groups of buttons with one tab stop: arrows, Home and End move inside. */

import { tick } from 'svelte';
import type { Attachment } from 'svelte/attachments';

export const PICKS = '.offer [data-pick]';
export const PLACES = '.board [data-place]';
const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Listen for several kinds of events, until what is returned is called. */
export function listening(root: Element, hear: Readonly<Record<string, (event: Event) => unknown>>): () => void {
  for (const [kind, act] of Object.entries(hear)) root.addEventListener(kind, act);
  return () => {
    for (const [kind, act] of Object.entries(hear)) root.removeEventListener(kind, act);
  };
}

/** The item that an upright arrow leads to: the nearest above or below, seen from the middle of the present one. */
export function nearest(from: DOMRect, others: readonly DOMRect[], direction: 1 | -1): number {
  const middle = (box: DOMRect) => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 });
  const here = middle(from);
  let best = -1;
  let least = Infinity;
  others.forEach((box, i) => {
    const there = middle(box);
    const ahead = (there.y - here.y) * direction;
    const cost = ahead + 2 * Math.abs(there.x - here.x);
    if (ahead > 4 && cost < least) [best, least] = [i, cost];
  });
  return best;
}

/** For HTML elements only: an SVG element that listens for focus becomes a tab stop itself. */
export function roving(selector: string): Attachment<HTMLElement> {
  return (root) => {
    const items = () => [...root.querySelectorAll<SVGElement | HTMLElement>(selector)];
    const settle = (chosen?: Element) => {
      const all = items();
      const current = chosen ?? all.find((item) => item.getAttribute('tabindex') === '0') ?? all[0];
      for (const item of all) item.setAttribute('tabindex', item === current ? '0' : '-1');
    };
    const focused = (event: Event) => {
      const item = (event.target as Element).closest(selector);
      if (item) settle(item);
    };
    const pressed = (event: Event) => {
      const { key } = event as KeyboardEvent;
      const all = items();
      const at = all.findIndex((item) => item === (event.target as Element).closest(selector));
      if (at < 0) return;
      let to: number;
      if (key === 'Home') to = 0;
      else if (key === 'End') to = all.length - 1;
      else if (key in STEPS) {
        const step = STEPS[key] as 1 | -1;
        to = (at + step + all.length) % all.length;
        if (key === 'ArrowUp' || key === 'ArrowDown') {
          const boxes = all.map((item) => item.getBoundingClientRect());
          const found = nearest(boxes[at] as DOMRect, boxes, step);
          if (found >= 0) to = found;
        }
      } else return;
      event.preventDefault();
      all[to]?.focus();
    };
    settle();
    const watcher = new MutationObserver(() => settle());
    watcher.observe(root, { childList: true, subtree: true });
    const deaf = listening(root, { focusin: focused, keydown: pressed });
    return () => {
      watcher.disconnect();
      deaf();
    };
  };
}

export function onEscape(act: () => void): Attachment<Element> {
  return (root) => {
    const pressed = (event: Event) => (event as KeyboardEvent).key === 'Escape' && act();
    return listening(root, { keydown: pressed });
  };
}

/** A click on a place where nothing can be done now: it gets the name of its spot, to say why not. */
export function onIdleClick(prefix: () => string, act: (rest: string) => void): Attachment<Element> {
  return (root) => {
    const clicked = (event: Event) => {
      const target = event.target as Element;
      const spot = target.closest('[role="button"], button') ? null : target.closest<SVGElement>(`[data-spot^="${prefix()}"]`);
      if (spot) act(spot.dataset['spot']?.slice(prefix().length) ?? '');
    };
    return listening(root, { click: clicked });
  };
}

/** Several attachments as one. */
export function together<E extends Element>(...attachments: Attachment<E>[]): Attachment<E> {
  return (root) => {
    const ends = attachments.map((attachment) => attachment(root));
    return () => ends.forEach((end) => end?.());
  };
}

/** Whether the last thing a person did was done with a key. */
let isKeyed = false;
if (typeof window !== 'undefined') {
  addEventListener('keydown', () => (isKeyed = true), { capture: true });
  addEventListener('pointerdown', () => (isKeyed = false), { capture: true });
}

/** When what had the focus is gone, as after a move by key, go to the first thing that can be done next. */
export async function keepFocus(root: Element): Promise<void> {
  await tick();
  if (!isKeyed || document.activeElement !== document.body) return;
  root.querySelector<SVGElement>('[data-pick], [data-place], [data-pass]')?.focus({ preventScroll: true });
}

/** Enter and Space press what is not a real button. */
export function pressing(press: (byKey: boolean) => void) {
  return {
    onclick: () => press(false),
    onkeydown: (event: KeyboardEvent) => {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      press(true);
    },
  };
}

/** What a place to choose answers to: a press, and a look at it. */
export function destination<C extends { readonly move: string }>(choice: C, press: () => void, onhover?: (choice: C | null) => void) {
  const look = () => onhover?.(choice);
  const leave = () => onhover?.(null);
  return { 'data-place': choice.move, ...pressing(press), onpointerenter: look, onpointerleave: leave, onfocus: look, onblur: leave };
}
