/** The games that this browser keeps, each with its file, in IndexedDB. */

import type { Review } from '../wire/messages';

/** What is known of a game wherever it comes from. */
export interface Played {
  /** That of its table; a game that came as a file is named after its text. */
  readonly id: string;
  readonly preset: string;
  /** Which bot sat where, by seat. */
  readonly bots: readonly (string | null)[];
  /** The seats that were one's own. */
  readonly you: readonly number[];
  readonly scores: readonly number[];
  readonly ranking: readonly number[];
  /** When it ended or was last played, in ms since 1970; 0 where nobody knows. */
  readonly when: number;
  /** How well each seat played, 0 to 100, once the game was reviewed. */
  readonly accuracy: readonly number[];
}

export interface KeptGame extends Played {
  /** With the variations that were added to it. */
  readonly file: string;
  readonly seats: readonly string[];
  readonly isOver: boolean;
  /** The review itself; its sentences are in one language. */
  readonly review?: { readonly language: string; readonly review: Review };
  /** A review was begun and has not been seen to its end. */
  readonly isReviewing?: boolean;
}

const NAME = 'azulejos-games';
const GAMES = 'games';

function opened(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const asked = indexedDB.open(NAME, 1);
    asked.onupgradeneeded = () => asked.result.createObjectStore(GAMES, { keyPath: 'id' });
    asked.onsuccess = () => resolve(asked.result);
    asked.onerror = () => reject(asked.error);
  });
}

async function use<T>(mode: IDBTransactionMode, ask: (games: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const database = await opened();
  try {
    return await new Promise((resolve, reject) => {
      const asked = ask(database.transaction(GAMES, mode).objectStore(GAMES));
      asked.onsuccess = () => resolve(asked.result);
      asked.onerror = () => reject(asked.error);
    });
  } finally {
    database.close();
  }
}

export const keptGames = (): Promise<KeptGame[]> => use('readonly', (games) => games.getAll());
export const keptGame = (id: string): Promise<KeptGame | undefined> => use('readonly', (games) => games.get(id));
export const forgetGame = (id: string): Promise<undefined> => use('readwrite', (games) => games.delete(id));

/** Note something about a game, if it is kept. */
export async function noteGame(id: string, changes: Partial<KeptGame>): Promise<void> {
  if (await keptGame(id)) await keepGame({ ...changes, id });
}

/** Keep a game; what was known of it and is not said anew stays. */
export async function keepGame(game: Pick<KeptGame, 'id'> & Partial<KeptGame>): Promise<void> {
  const before = await keptGame(game.id);
  const empty: Omit<KeptGame, 'id'> = { file: '', preset: '', seats: [], bots: [], you: [], scores: [], ranking: [], isOver: false, when: 0, accuracy: [] };
  // Plain values: what the page watches cannot be stored.
  await use('readwrite', (games) => games.put(JSON.parse(JSON.stringify({ ...empty, ...before, ...game }))));
}
