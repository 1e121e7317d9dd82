/** Look for news at once, and every few seconds while the page is in sight. */

const EVERY = 10_000;

export function polling(look: () => Promise<void>): void {
  const seen = () => void (document.hidden || look());
  $effect(() => {
    seen();
    const timer = setInterval(seen, EVERY);
    return () => clearInterval(timer);
  });
}
