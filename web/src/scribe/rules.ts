/** The package's rules in this browser: they answer without a server. */

import type { FinalBoard, Space } from '../boards/box';
import { t } from '../i18n/texts.svelte';
import { keepFiles } from '../shell/app.svelte';
import { problemSentence } from '../wire/problems';
import type { Counted, Frames, PresetInfo, Problem, Sheet } from '../wire/messages';

type Refusal = Pick<Problem, 'detail' | 'reason'>;

/** What the rules refuse. */
export class RefusedError extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.detail);
  }
}

/** What to tell people when something was refused, or the rules could not be loaded. */
export function refusalText(error: unknown): string {
  if (!(error instanceof RefusedError)) return t('scribe-no-rules');
  return problemSentence({ type: '/problems/illegal_move', title: '', status: 400, ...error.refusal });
}

/** What the worker says: an answer to a question, or the files that it has loaded. */
interface Told {
  readonly id: number;
  readonly answer?: string;
  readonly failure?: string;
  readonly loaded?: readonly string[];
}

interface Waiting {
  readonly resolve: (answer: never) => void;
  readonly reject: (error: Error) => void;
}

let worker: Worker | null = null;
const waiting = new Map<number, Waiting>();
let asked = 0;

function open(): Worker {
  const made = new Worker(new URL('./rules.worker.ts', import.meta.url), { type: 'module' });
  made.onmessage = ({ data: { id, answer, failure, loaded } }: MessageEvent<Told>) => {
    if (loaded) return void keepFiles(loaded);
    const { resolve, reject } = waiting.get(id) ?? {};
    waiting.delete(id);
    if (answer === undefined) return fail(new Error(failure), reject);
    const found = JSON.parse(answer) as { answer: never } | { problem: Refusal };
    if ('answer' in found) resolve?.(found.answer);
    else reject?.(new RefusedError(found.problem));
  };
  made.onerror = () => waiting.forEach(({ reject }) => fail(new Error('the rules could not be loaded'), reject));
  return made;
}

/** The next question tries to load the rules anew. */
function fail(error: Error, reject?: (error: Error) => void): void {
  worker?.terminate();
  worker = null;
  reject?.(error);
}

function ask<T>(what: string, request: object = {}): Promise<T> {
  worker ??= open();
  const id = asked++;
  worker.postMessage({ id, request: JSON.stringify({ do: what, ...request }) });
  return new Promise((resolve, reject) => waiting.set(id, { resolve, reject }));
}

export const getPresets = () => ask<PresetInfo[]>('presets');
export const begin = (game: string, seats: readonly string[], start: number, tags: Record<string, string>) => ask<Sheet>('begin', { game, seats, start, tags });
export const openFile = (file: string, ahead: readonly string[] = []) => ask<Sheet>('open', { file, ahead });
export const enter = (...moves: string[]) => ask<Sheet>('enter', { moves });
export const undo = (to?: number) => ask<Sheet>('undo', { to: to ?? null });
export const redo = (count: number) => ask<Sheet>('redo', { count });
export const rename = (seat: number, name: string) => ask<Sheet>('rename', { seat, name });
export const getFrames = () => ask<Frames>('frames');
/** Empty boards, and the tiles to choose from where a space may take one or another. */
export const emptyBoards = (game: string) => ask<{ boards: FinalBoard[]; letters: string[] }>('boards', { game });
export const count = (game: string, boards: readonly FinalBoard[]) => ask<Counted>('count', { game, boards });
/** The tile that comes to lie on a space if this one is in hand. */
export const lay = (game: string, boards: readonly FinalBoard[], seat: number, space: Space, letter: string) =>
  ask<string>('lay', { game, boards, seat, space, letter });
