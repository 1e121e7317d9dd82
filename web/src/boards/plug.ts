/** Finds what the page knows of a box: nothing else asks for a box by its name. */

import type { BoardBox } from './box';
import type { Editor } from './edit';
import type { Paper } from './paper';

const modules = import.meta.glob<BoardBox>('./*/index.ts', { eager: true, import: 'default' });
const editors = import.meta.glob<Editor>('./*/Editor.svelte', { import: 'default' });
const papers = import.meta.glob<Paper>('./*/paper.ts', { import: 'default' });
const PLAIN = 'plain';

export const BOXES: ReadonlyMap<string, BoardBox> = new Map(
  Object.entries(modules).map(([path, found]) => [path.split('/')[1] ?? '', found]),
);

/** A box that the page does not know gets a picture and a list of choices. */
export function plug(box: string): BoardBox {
  const found = BOXES.get(box) ?? BOXES.get(PLAIN);
  if (!found) throw new Error('there is no plain board');
  return found;
}

/** Puts positions of a box together by hand. It comes when it is wanted. */
export function editorOf(box: string): Promise<Editor> {
  const load = editors[`./${box}/Editor.svelte`] ?? editors[`./${PLAIN}/Editor.svelte`];
  if (!load) throw new Error('there is no plain editor');
  return load();
}

/** What printed sheets know of a box, if it has any. */
export async function paperOf(box: string): Promise<Paper | null> {
  return (await papers[`./${box}/paper.ts`]?.()) ?? null;
}
