/** Which boxes the rules help explains, and its worked examples. */

import { BOXES } from '../boards/plug';
import type { BoxHelp, Part } from '../boards/box';
import examples from './examples.json';

export interface Example {
  readonly id: string;
  /** A position in one line of text. */
  readonly position: string;
  /** Moves that show what the example is about: one that is asked for, or some of those that do. */
  readonly moves: readonly string[];
  /** What happens when it is shown, as part of an event. */
  readonly expect: Readonly<Record<string, unknown>>;
}

export const TOPICS: ReadonlyMap<string, BoxHelp> = new Map(
  [...BOXES].flatMap(([name, { help }]) => (help ? [[name, help] as const] : [])),
);

/** The topic of an address, which may name a box or one of its games; the first one where it has none that is known. */
export function topicOf(name: string): string {
  const names = [...TOPICS.keys()];
  return names.find((topic) => name === topic || name.startsWith(`${topic}-`)) ?? names[0] ?? '';
}

export function examplesOf(part: Part): Example[] {
  return part.examples.flatMap((id) => examples.find((example) => example.id === id) ?? []);
}
