/** Asks the server's study; a stream ends where its signal says so. */

import { currentLanguage } from '../i18n/texts.svelte';
import { lines, postJson } from '../wire/http';
import type { SeatSecret } from '../wire/messages';
import type { Hint, Judged, Told } from './answers';

export const analyse = (position: unknown, count: number, nodes: number | null, signal: AbortSignal) =>
  lines<Told>('/analysis', { position, lines: count, nodes }, signal);

/** A review of a file, or of a game that the server keeps: that one goes on without anybody watching. */
export const review = (what: { readonly file: string } | { readonly game: string }, signal: AbortSignal) =>
  lines<Told>('/review', { ...what, language: currentLanguage() }, signal);

export const judge = (position: unknown, move: string) => postJson<Judged>('/judge', { position, move, language: currentLanguage() });

export const hintAt = (table: string, { seat, secret }: SeatSecret, level: number) =>
  postJson<Hint>(`/tables/${table}/hint`, { seat, level, language: currentLanguage() }, secret);

/** What a move at a table would give away. It counts as help if that is more than so many points, or in any case. */
export const judgeAt = (table: string, { seat, secret }: SeatSecret, move: string, most: number | null) =>
  postJson<Judged>(`/tables/${table}/judge`, { seat, move, most, language: currentLanguage() }, secret);
