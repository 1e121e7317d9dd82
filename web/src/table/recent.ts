/** What others did since somebody's last move. */

import type { Position } from '../boards/props';
import type { Entry } from '../wire/messages';
import type { Happening } from './playback.svelte';

/** Something that happened at a table, and by which seat. */
export interface Past extends Happening {
  readonly seat: number | null;
}

/** So many are remembered: more than one turn of everybody. */
const KEPT = 40;

export function pastOf(entry: Entry, position: Position | null): Past {
  return { seq: entry.seq, events: 'events' in entry ? entry.events : [], position, seat: entry.kind === 'move' ? entry.seat : null };
}

/** With another one; a game that begins or goes back is a new story. */
export function withPast(story: readonly Past[], entry: Entry, position: Position | null): readonly Past[] {
  const past = pastOf(entry, position);
  if (entry.kind === 'began' || entry.kind === 'took_back') return [{ ...past, events: [] }];
  return [...story, past].slice(-KEPT);
}

/** Of a log, in which only the last position is known. */
export function storyOf(log: readonly Entry[], position: Position | null): readonly Past[] {
  return log.reduce<readonly Past[]>((story, entry, i) => withPast(story, entry, i === log.length - 1 ? position : null), []);
}

/** What happened after a seat's last move, and the position before that, if it is known. Where nobody looks, the last thing alone. */
export function recentOf(story: readonly Past[], seat: number | null): { readonly before: Position | null; readonly recent: readonly Past[] } {
  const told = (from: number) => story.slice(from).filter(({ events }) => events.length > 0);
  const at = seat === null ? story.findLastIndex(({ events }) => events.length > 0) - 1 : story.findLastIndex((past) => past.seat === seat);
  const known = story.slice(0, Math.max(0, at) + 1).findLast(({ position }) => position !== null);
  return { before: known?.position ?? null, recent: told(at + 1) };
}
