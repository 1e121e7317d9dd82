/** How somebody gets on with puzzles: a rating, a streak of days, and what was tried. All of it stays in the browser. */

import type { PuzzleLine } from '../wire/messages';

export interface Progress {
  readonly rating: number;
  /** The id of each puzzle that was tried, and whether the first answer was right. */
  readonly tried: Readonly<Record<string, boolean>>;
  /** Days in a row on which the puzzle of the day was solved. */
  readonly streak: number;
  /** The last of them, as 2026-11-16. */
  readonly lastDay: string;
  /** The last day whose puzzle was answered, right or wrong: only the first answer of a day counts. */
  readonly lastAnswered: string;
}

export interface Wish {
  /** A preset, or '' for any. */
  readonly preset: string;
  readonly theme: string;
  /** How many play; 0 for any number. */
  readonly players: number;
}

const KEY = 'azulejos.puzzles';
export const FIRST: Progress = { rating: 1400, tried: {}, streak: 0, lastDay: '', lastAnswered: '' };
/** How far one answer moves a rating: quickly at first, then slowly. */
const QUICK = 64;
const SLOW = 24;
const QUICK_UNTIL = 15;
/** The next puzzle is one of so many whose ratings are nearest. */
const NEAREST = 8;

export function loadProgress(): Progress {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return { ...FIRST, ...found };
  } catch {
    return FIRST;
  }
}

export function keepProgress(progress: Progress): void {
  localStorage.setItem(KEY, JSON.stringify(progress));
}

/** The day where the person is, as 2026-11-16. */
export function today(now: Date = new Date()): string {
  const two = (number: number) => String(number).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

function dayBefore(day: string): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return today(new Date(year, month - 1, date - 1));
}

/** After an answer to a puzzle. The day's puzzle counts for the streak, also where it was met before. */
export function answered(before: Progress, puzzle: PuzzleLine, isRight: boolean, dailyDay = ''): Progress {
  const rated = puzzle.id in before.tried ? before : withRating(before, puzzle, isRight);
  if (!dailyDay || before.lastAnswered === dailyDay) return rated;
  const after = { ...rated, lastAnswered: dailyDay };
  if (!isRight) return after;
  return { ...after, streak: before.lastDay === dayBefore(dailyDay) ? before.streak + 1 : 1, lastDay: dailyDay };
}

/** By Elo's formula. */
function withRating(before: Progress, { id, rating: itsRating }: PuzzleLine, isRight: boolean): Progress {
  const expected = 1 / (1 + 10 ** ((itsRating - before.rating) / 400));
  const step = Object.keys(before.tried).length < QUICK_UNTIL ? QUICK : SLOW;
  const rating = Math.round(before.rating + step * (Number(isRight) - expected));
  return { ...before, rating, tried: { ...before.tried, [id]: isRight } };
}

/** The streak as it stands on a day: it is over when a day was left out. */
export function streakOn(progress: Progress, day: string): number {
  return progress.lastDay === day || progress.lastDay === dayBefore(day) ? progress.streak : 0;
}

export const presetOf = (game: string) => game.split(/[/;]/)[0] ?? game;
export const seatsOf = (game: string) => Number(game.split('/')[1]?.[0] ?? 2);

export function matches({ game, theme }: PuzzleLine, wish: Wish): boolean {
  const isOfGame = (!wish.preset || presetOf(game) === wish.preset) && (!wish.players || seatsOf(game) === wish.players);
  return isOfGame && (!wish.theme || theme === wish.theme);
}

/** A puzzle that was not tried, about as hard as the person is good; any other one where all were tried. */
export function nextPuzzle(puzzles: readonly PuzzleLine[], progress: Progress, wish: Wish, now: string, chance = Math.random): PuzzleLine | null {
  const wanted = puzzles.filter((puzzle) => puzzle.id !== now && matches(puzzle, wish));
  const fresh = wanted.filter(({ id }) => !(id in progress.tried));
  const off = ({ rating }: PuzzleLine) => Math.abs(rating - progress.rating);
  const near = [...(fresh.length ? fresh : wanted)].sort((a, b) => off(a) - off(b)).slice(0, NEAREST);
  return near[Math.floor(chance() * near.length)] ?? null;
}
