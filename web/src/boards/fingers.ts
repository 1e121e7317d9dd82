/**
 * What a finger means. Every target is 44 pixels for it, however small it is drawn: where it reaches one target it presses
 * that one, and where it reaches several the drawing comes closer, so that each can be told from the others. A touch on
 * anything else shows all of it again.
 */

import type { Attachment } from 'svelte/attachments';
import { pace } from '../settings/settings.svelte';

export const FINGER = 44;
/** How large a target is at least when the drawing has come closer. */
const CLEAR = 50;
const CLOSEST = 4;
const MOTION = 160;
const TARGETS = '.drawing :is([data-pick], [data-place], [data-space])';

interface View {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** What a drawing shows while it is closer. */
export class Closeup {
  private now: { readonly drawing: SVGSVGElement; readonly full: View; shown: string } | null = null;
  private frame = 0;

  get drawing(): SVGSVGElement | null {
    return this.now?.drawing ?? null;
  }

  /** Come as close to a part of the page as `scale` says, without leaving the drawing. */
  open(drawing: SVGSVGElement, around: DOMRect, scale: number): void {
    const full = viewOf(drawing);
    const box = drawing.getBoundingClientRect();
    const unit = full.width / box.width;
    const [width, height] = [full.width / scale, full.height / scale];
    const within = (middle: number, start: number, whole: number, part: number) => Math.min(Math.max(middle - part / 2, start), start + whole - part);
    const x = within(full.x + (around.x + around.width / 2 - box.x) * unit, full.x, full.width, width);
    const y = within(full.y + (around.y + around.height / 2 - box.y) * unit, full.y, full.height, height);
    this.now = { drawing, full, shown: '' };
    drawing.dataset['full'] = String(full.width);
    this.move(full, { x, y, width, height });
  }

  close(): void {
    if (!this.now) return;
    cancelAnimationFrame(this.frame);
    const { drawing, full, shown } = this.now;
    // Meanwhile it may have become another drawing.
    if (drawing.getAttribute('viewBox') === shown) drawing.setAttribute('viewBox', written(full));
    delete drawing.dataset['full'];
    this.now = null;
  }

  private move(from: View, to: View): void {
    const { now } = this;
    if (!now) return;
    const show = (share: number) => {
      const between = (a: number, b: number) => a + (b - a) * share;
      now.shown = written({ x: between(from.x, to.x), y: between(from.y, to.y), width: between(from.width, to.width), height: between(from.height, to.height) });
      now.drawing.setAttribute('viewBox', now.shown);
    };
    const duration = pace(MOTION);
    let start: number | undefined;
    const step = (time: number) => {
      start ??= time;
      const share = Math.min(1, (time - start) / duration);
      show(share);
      if (share < 1) this.frame = requestAnimationFrame(step);
    };
    if (duration) this.frame = requestAnimationFrame(step);
    else show(1);
  }
}

/** How wide a drawing is when all of it is shown. */
export function fullWidth(drawing: SVGSVGElement): number {
  return Number(drawing.dataset['full'] ?? drawing.viewBox.baseVal.width);
}

function viewOf(drawing: SVGSVGElement): View {
  const { x, y, width, height } = drawing.viewBox.baseVal;
  return { x, y, width, height };
}

function written({ x, y, width, height }: View): string {
  return [x, y, width, height].map((value) => value.toFixed(2)).join(' ');
}

/** Whether a finger at a point may mean what lies there. A rhombus has less room than the box around it. */
export function reaches(box: DOMRect, isSlanted: boolean, x: number, y: number): boolean {
  const most = (size: number) => (isSlanted ? FINGER : Math.max(FINGER, size)) / 2;
  return Math.abs(x - box.x - box.width / 2) < most(box.width) && Math.abs(y - box.y - box.height / 2) < most(box.height);
}

function hitsOf(target: Element): Element[] {
  return [...target.querySelectorAll('.hit')];
}

function around(boxes: readonly DOMRect[]): DOMRect {
  const [left, top] = [Math.min(...boxes.map((box) => box.left)), Math.min(...boxes.map((box) => box.top))];
  return new DOMRect(left, top, Math.max(...boxes.map((box) => box.right)) - left, Math.max(...boxes.map((box) => box.bottom)) - top);
}

/** Give every touch to the target it means. Where many are to be pressed, the drawing stays close. */
export function fingers(closeup: Closeup, stays = false): Attachment<HTMLElement> {
  return (root) => {
    /** Where a finger came down: browsers move the click that follows to what they take for the target. */
    let touch: { readonly x: number; readonly y: number } | null = null;
    const down = (event: PointerEvent) => {
      touch = event.pointerType === 'touch' ? { x: event.clientX, y: event.clientY } : null;
      if (!root.contains(event.target as Node)) closeup.close();
    };
    const clicked = (event: MouseEvent) => {
      const clicked = event.target as Element;
      if (!touch || !event.isTrusted) return;
      // What is no drawing is as large as it looks.
      if (clicked.closest('button, dialog, a')) return closeup.close();
      const { x, y } = touch;
      const touched = document.elementFromPoint(x, y);
      const under = touched?.closest(TARGETS) ?? null;
      const found = [...root.querySelectorAll(TARGETS)]
        .map((target) => ({ target, boxes: hitsOf(target).map((hit) => ({ box: hit.getBoundingClientRect(), isSlanted: hit instanceof SVGPathElement })) }))
        .filter(({ target, boxes }) => target === under || boxes.some(({ box, isSlanted }) => reaches(box, isSlanted, x, y)));
      const [first, ...others] = found;
      const drawing = first?.target.closest<SVGSVGElement>('svg.drawing');
      if (!first || !drawing) {
        if (!touched?.closest('[data-spot]')) closeup.close();
        return;
      }
      if (closeup.drawing !== drawing) closeup.close();
      if (others.length && !closeup.drawing) {
        event.stopPropagation();
        const boxes = found.flatMap(({ boxes }) => boxes.map(({ box }) => box));
        const least = Math.min(...boxes.flatMap(({ width, height }) => [width, height]));
        const near = found.flatMap(({ target, boxes }) => boxes.filter(({ box, isSlanted }) => target === under || reaches(box, isSlanted, x, y)).map(({ box }) => box));
        closeup.open(drawing, around(near), Math.min(CLOSEST, Math.max(1.5, CLEAR / least)));
        return;
      }
      const meant = under && closeup.drawing ? under : first.target;
      if (!stays) closeup.close();
      if (clicked.closest(TARGETS) === meant) return;
      event.stopPropagation();
      meant.dispatchEvent(new MouseEvent('click', { bubbles: true, clientX: x, clientY: y }));
    };
    const pressed = (event: KeyboardEvent) => event.key === 'Escape' && closeup.close();
    addEventListener('pointerdown', down, { capture: true });
    root.addEventListener('click', clicked, { capture: true });
    addEventListener('keydown', pressed);
    return () => {
      closeup.close();
      removeEventListener('pointerdown', down, { capture: true });
      root.removeEventListener('click', clicked, { capture: true });
      removeEventListener('keydown', pressed);
    };
  };
}
