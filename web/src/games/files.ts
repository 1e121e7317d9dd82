/** Game files that come from outside, and the one with all games that goes there. */

import { t } from '../i18n/texts.svelte';
import { getSummary, problemText } from '../wire/http';
import { keepGame, type KeptGame } from './kept';

const HEADER = 'azulejos 1';

/** A file may have several games; each begins with the same line. What is before the first stays with it, to be refused. */
export function splitGames(text: string): string[] {
  const parts: string[][] = [[]];
  for (const line of text.replace(/^\ufeff/, '').split(/\r\n|\r|\n/)) {
    if (line.trim() === HEADER && parts.at(-1)?.some((before) => before.trim())) parts.push([]);
    parts.at(-1)?.push(line);
  }
  return parts.map((lines) => `${lines.join('\n').trim()}\n`);
}

/** A game file's own name: the same text is the same game. */
async function nameOf(text: string): Promise<string> {
  // Without a secure connection there is no digest, and any number that the text decides will do.
  if (!globalThis.crypto?.subtle) return `file-${[...text].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) >>> 0, 7).toString(16)}`;
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return `file-${[...new Uint8Array(digest).slice(0, 10)].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

/** What a game's name is as long as only this browser has it. */
export function isFile(id: string): boolean {
  return id.startsWith('file-');
}

/** A game file as a game to keep; the server reads it, and its problem is thrown. */
export async function readFile(text: string, ownName: string): Promise<KeptGame> {
  const { preset, seats, tags, scores, ranking, is_over, accuracy } = await getSummary(text);
  return {
    id: await nameOf(text),
    file: text,
    preset,
    seats,
    bots: seats.map((_, seat) => tags[`bot ${seat}`] ?? null),
    you: ownName ? seats.flatMap((name, seat) => (name === ownName ? [seat] : [])) : [],
    scores,
    ranking,
    isOver: is_over,
    when: Date.parse(tags['date'] ?? '') || Date.now(),
    accuracy,
  };
}

export interface Imported {
  readonly games: readonly KeptGame[];
  /** A sentence for each file that could not be read. */
  readonly problems: readonly string[];
}

/** Keep all games of some files. One that cannot be read keeps no other from it. */
export async function importFiles(files: Iterable<File>, ownName: string, told: (done: number) => void): Promise<Imported> {
  const games: KeptGame[] = [];
  const problems: string[] = [];
  for (const file of files) {
    const parts = splitGames(await file.text());
    for (const [number, text] of parts.entries()) {
      try {
        const game = await readFile(text, ownName);
        await keepGame(game);
        games.push(game);
      } catch (error) {
        const name = parts.length > 1 ? t('games-part', { file: file.name, number: number + 1 }) : file.name;
        problems.push(t('games-bad-file', { file: name, problem: problemText(error) }));
      }
      told(games.length + problems.length);
    }
  }
  return { games, problems };
}

/** Several games in one file. */
export function joinGames(files: readonly string[]): string {
  return files.map((text) => `${text.trim()}\n`).join('\n');
}

/** Let the person save a text as a file. */
export function save(text: string, name: string): void {
  saveBlob(new Blob([text], { type: 'text/plain;charset=utf-8' }), name);
}

export function saveBlob(blob: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
