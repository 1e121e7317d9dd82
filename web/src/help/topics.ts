/** What the rules help explains, part by part, and which examples belong to each. */

import examples from './examples.json';

export interface Example {
  readonly id: string;
  /** A position in one line of text. */
  readonly position: string;
  /** Moves that show what the example is about. */
  readonly moves: readonly string[];
}

export interface Part {
  readonly id: string;
  readonly examples: readonly Example[];
}

const find = (id: string): Example => {
  const found = examples.find((example) => example.id === id);
  if (!found) throw new Error(`no example ${id}`);
  return found;
};

const part = (id: string, ...names: string[]): Part => ({ id, examples: names.map(find) });

export const TOPICS: Readonly<Record<string, readonly Part[]>> = {
  azul: [
    part('azul-take', 'azul-take'),
    part('azul-line', 'azul-mathilde'),
    part('azul-floor', 'azul-floor'),
    part('azul-wall', 'azul-alone', 'azul-across', 'azul-down', 'azul-both'),
    part('azul-end', 'azul-end'),
    part('azul-grey', 'azul-grey', 'azul-grey-blocked'),
    part('azul-jokers', 'azul-jokers'),
    part('azul-others'),
  ],
  pavilion: [
    part('pavilion-take', 'pavilion-wild', 'pavilion-center'),
    part('pavilion-place', 'pavilion-a', 'pavilion-b', 'pavilion-c', 'pavilion-d', 'pavilion-e'),
    part('pavilion-bonus', 'pavilion-bonus'),
    part('pavilion-pass', 'pavilion-f'),
    part('pavilion-end'),
    part('pavilion-mono', 'pavilion-mono'),
  ],
};

/** The topic of an address; the first one where it has none that is known. */
export function topicOf(name: string): string {
  return name in TOPICS ? name : name.startsWith('pavilion') ? 'pavilion' : 'azul';
}
