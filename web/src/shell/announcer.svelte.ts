/** Sentences for those who listen: what is said within a moment is read together. */

const GATHER = 150;

let text = $state('');
let waiting: string[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

export function announcement(): string {
  return text;
}

export function announce(sentence: string): void {
  if (!sentence) return;
  waiting.push(sentence);
  clearTimeout(timer);
  timer = setTimeout(() => {
    const next = waiting.join(' ');
    // A screen reader reads only what differs from before.
    text = next === text ? `${next}\u00a0` : next;
    waiting = [];
  }, GATHER);
}
