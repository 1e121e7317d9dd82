/** The server's HTTP API. */

import { currentLanguage, t } from '../i18n/texts.svelte';
import { app } from '../shell/app.svelte';
import { problemSentence } from './problems';
import type {
  AnnotationRequest,
  Frames,
  GameLine,
  GameList,
  GameSummary,
  Guidance,
  GuidedMove,
  GuideRequest,
  Invitation,
  PresetInfo,
  Problem,
  Progress,
  ProposalRequest,
  PuzzleAnswer,
  PuzzleAsked,
  PuzzleLine,
  SeatSecret,
  Study,
  TableInfo,
  TableLine,
  TableRequest,
} from './messages';

/** What the server said was wrong: one sentence for people. */
export class ProblemError extends Error {
  constructor(readonly problem: Problem) {
    super(problem.detail || problem.title);
  }

  get code(): string {
    return this.problem.type.replace('/problems/', '');
  }
}

/** What to tell people when a call has failed. */
export function problemText(error: unknown): string {
  return error instanceof ProblemError ? problemSentence(error.problem) : t(app.isOnline ? 'server-silent' : 'offline');
}

/** Seconds that a call waits of itself where the server asks for patience. */
const PATIENCE = 15;

/** What the server refuses for the moment it has not done, so that it can be asked again. */
async function askPatiently(path: string, init?: RequestInit): Promise<Response> {
  for (let waited = 0; ; ) {
    const response = await fetch(`/api${path}`, init);
    const wait = response.status === 429 ? Number(response.headers.get('retry-after')) : 0;
    waited += wait;
    if (!wait || waited > PATIENCE) return response;
    await new Promise((resolve) => setTimeout(resolve, 1000 * wait));
  }
}

async function call(path: string, init?: RequestInit): Promise<Response> {
  const response = await askPatiently(path, init);
  if (response.ok) return response;
  const problem = await response.json().catch(() => null);
  throw new ProblemError(problem ?? { type: 'about:blank', title: response.statusText, status: response.status, detail: '' });
}

async function json<T>(path: string, init?: RequestInit): Promise<T> {
  return (await call(path, init)).json();
}

function post(body: unknown): RequestInit {
  return { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
}

function postText(body: string): RequestInit {
  return { method: 'POST', headers: { 'content-type': 'text/plain; charset=utf-8' }, body };
}

/** What went wrong when something was tried, in words; nothing when it went well. */
export async function problemOf(act: () => Promise<void>): Promise<string> {
  try {
    await act();
    return '';
  } catch (error) {
    return problemText(error);
  }
}

/** Ask with a body of JSON, and with the secret of a seat where one is needed. */
export function postJson<T>(path: string, body: unknown, secret?: string): Promise<T> {
  const init = post(body);
  return json<T>(path, secret ? { ...init, headers: { ...init.headers, authorization: `Bearer ${secret}` } } : init);
}

/** An answer that comes line by line, each of them JSON. */
export async function* lines<T>(path: string, body: unknown, signal: AbortSignal): AsyncGenerator<T> {
  const response = await call(path, { ...post(body), signal });
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  for (;;) {
    const { done, value = '' } = await reader.read();
    const parts = (rest + value).split('\n');
    rest = parts.pop() ?? '';
    for (const part of parts) if (part) yield JSON.parse(part) as T;
    if (done) return;
  }
}

export const getProgress = () => json<Progress>('/progress');
export const getPresets = () => json<PresetInfo[]>('/presets');
export const getTable = (id: string) => json<TableInfo>(`/tables/${id}`);
export const getInvitation = (id: string) => json<Invitation>(`/tables/${id}/invitation`);
export const createTable = (request: TableRequest) => json<{ table: string; seats: SeatSecret[] }>('/tables', post(request));
export const joinTable = (id: string, name: string, seat?: number) => json<SeatSecret>(`/tables/${id}/seats`, post({ name, seat }));
export const leaveTable = (id: string, { seat, secret }: SeatSecret) =>
  call(`/tables/${id}/seats/${seat}`, { method: 'DELETE', headers: { authorization: `Bearer ${secret}` } });
export const getTableFile = async (id: string) => (await call(`/tables/${id}/game`)).text();
export const getFrames = (file: string) => json<Frames>('/frames', postText(file));
export const getOpenTables = () => json<{ tables: TableLine[] }>('/tables');
export const getGameFrames = (id: string) => json<Frames>(`/games/${id}/frames`);
export const getGameFile = async (id: string) => (await call(`/games/${id}/file`)).text();
export const getGame = (id: string) => json<GameLine>(`/games/${id}`);
/** The server's list of finished games, from after a game on. */
export const getGames = (after: string | null) => json<GameList>(`/games?limit=100${after ? `&after=${after}` : ''}`);
export const importGame = (file: string) => json<{ id: string }>('/games', postText(file));
export const getSummary = (file: string) => json<GameSummary>('/summary', postText(file));
export const addVariation = async (file: string, actions: readonly string[]) => (await call('/variation', post({ file, actions }))).text();
export const annotate = async (request: AnnotationRequest) => (await call('/annotation', post(request))).text();
export const getPicture = async (position: unknown, names: readonly string[]) => (await call('/picture', post({ position, names, language: currentLanguage() }))).blob();
export const choicesAhead = (position: unknown, seat: number) => json<Study>('/study', post({ position, ahead: seat }));
export const study = (position: unknown, move?: string, deal = false) => json<Study>('/study', post({ position, move: move ?? null, deal }));
export const askGuide = (request: GuideRequest) => json<Guidance>('/guide', post(request));
export const askGuideForMove = (request: GuidedMove) => json<Guidance>('/guide/move', post(request));
export const askGuideForProposal = (request: ProposalRequest) => json<Guidance>('/guide/proposal', post(request));
export const getPuzzles = () => json<PuzzleLine[]>('/puzzles');
export const getPuzzle = (id: string) => json<PuzzleAsked>(`/puzzles/${encodeURIComponent(id)}`);
export const getDailyPuzzle = (day: string) => json<PuzzleAsked>(`/puzzles/daily/${day}`);
export const answerPuzzle = (id: string, move: string | null, language: string) => json<PuzzleAnswer>(`/puzzles/${id}`, post({ move, language }));
