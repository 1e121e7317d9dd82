/** Tiles that touch. */

/** The indices of an unbroken run around one of them. */
export function run(isThere: (i: number) => boolean, at: number): number[] {
  let first = at;
  let last = at;
  while (isThere(first - 1)) first--;
  while (isThere(last + 1)) last++;
  return Array.from({ length: last - first + 1 }, (_, i) => first + i);
}
