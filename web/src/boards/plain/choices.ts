/** What a choice of an unknown box would bring, as far as its preview says. */

import { pointsName } from '../names';

interface Previewed {
  readonly preview?: { readonly points?: unknown; readonly cost?: unknown } | null;
}

/** Points won and lost; none where the box does not say. */
export function pointsOf(choice: object): number[] {
  const { points, cost } = (choice as Previewed).preview ?? {};
  return [Number(points ?? 0), -Number(cost ?? 0)].filter(Boolean);
}

export function consequence(choice: object): string {
  return pointsName(pointsOf(choice));
}
