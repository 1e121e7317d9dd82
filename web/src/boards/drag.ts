/** Drag tiles from a pick to a destination. What is dragged follows the finger; the boards hear of it at the end. */

import type { Attachment } from 'svelte/attachments';

const FAR_ENOUGH = 8;

export interface Dragging {
  /** Something with `data-pick` is being carried. */
  readonly lift: (pick: string) => void;
  /** It was let go over the part of the page under the pointer. */
  readonly drop: (over: Element | null) => void;
  readonly hover: (over: Element | null) => void;
}

export function draggable(dragging: Dragging): Attachment<HTMLElement> {
  return (root) => {
    let start: { x: number; y: number; pick: SVGGraphicsElement } | null = null;
    let ghost: HTMLElement | null = null;

    const down = (event: PointerEvent) => {
      const pick = (event.target as Element).closest<SVGGraphicsElement>('[data-pick]');
      if (event.button !== 0 || !pick) return;
      start = { x: event.clientX, y: event.clientY, pick };
      if ((event.target as Element).hasPointerCapture?.(event.pointerId)) {
        (event.target as Element).releasePointerCapture(event.pointerId);
      }
    };
    const move = (event: PointerEvent) => {
      if (!start) return;
      if (!ghost) {
        if (Math.hypot(event.clientX - start.x, event.clientY - start.y) < FAR_ENOUGH) return;
        ghost = carry(start.pick);
        dragging.lift(start.pick.dataset['pick'] ?? '');
      }
      ghost.style.translate = `${event.clientX}px ${event.clientY}px`;
      dragging.hover(document.elementFromPoint(event.clientX, event.clientY));
    };
    const up = (event: PointerEvent) => {
      const carried = ghost;
      start = ghost = null;
      if (!carried) return;
      carried.remove();
      // The click that follows a drag is not one.
      const swallow = (click: Event) => click.stopPropagation();
      addEventListener('click', swallow, { capture: true });
      setTimeout(() => {
        removeEventListener('click', swallow, { capture: true });
        dragging.drop(document.elementFromPoint(event.clientX, event.clientY));
      });
    };
    const cancel = () => {
      ghost?.remove();
      if (ghost) dragging.drop(null);
      start = ghost = null;
    };
    root.addEventListener('pointerdown', down);
    addEventListener('pointermove', move);
    addEventListener('pointerup', up);
    addEventListener('pointercancel', cancel);
    return () => {
      cancel();
      root.removeEventListener('pointerdown', down);
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', up);
      removeEventListener('pointercancel', cancel);
    };
  };
}

/** A copy of the first tile, under the pointer. */
function carry(pick: SVGGraphicsElement): HTMLElement {
  const tile = pick.querySelector('use');
  const box = (tile ?? pick).getBoundingClientRect();
  const ghost = document.createElement('div');
  ghost.className = 'carried-tile';
  ghost.style.width = `${box.width * 1.15}px`;
  ghost.innerHTML = `<svg viewBox="0 0 ${box.width} ${box.height}"><use href="${tile?.getAttribute('href') ?? ''}" width="${box.width}" height="${box.height}"/></svg>`;
  document.body.append(ghost);
  return ghost;
}
