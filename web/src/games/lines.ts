/** One's games as a list: where each comes from, what is known of it, and how to look for some. */

import { t } from '../i18n/texts.svelte';
import { seatNames } from '../table/names';
import { getGame, getGames, getTable, getTableFile } from '../wire/http';
import type { GameLine, TableInfo } from '../wire/messages';
import { ownTables, seatsAt } from '../wire/secrets';
import { isFile } from './files';
import { keepGame, keptGame, keptGames, type KeptGame, type Played } from './kept';

export interface Line extends Played {
  readonly where: 'browser' | 'file' | 'server';
  readonly status: 'waiting' | 'playing' | 'over' | 'closed';
  readonly names: readonly string[];
}

export type Outcome = 'won' | 'lost' | 'shared' | 'none';

/** How a game ended for this browser's own seat, where it had exactly one. */
export function outcome({ status, you, ranking }: Pick<Line, 'status' | 'you' | 'ranking'>): Outcome {
  const [seat] = you;
  if (status !== 'over' || seat === undefined || you.length !== 1 || !ranking.length) return 'none';
  if (ranking[seat] !== 1) return 'lost';
  return ranking.filter((rank) => rank === 1).length > 1 ? 'shared' : 'won';
}

/** How far one was ahead of the best of the others. */
export function margin({ you, scores }: Pick<Line, 'you' | 'scores'>): number {
  const mine = you[0] ?? 0;
  return (scores[mine] ?? 0) - Math.max(...scores.filter((_, seat) => seat !== mine));
}

export function addressOf({ id, status }: Pick<Line, 'id' | 'status'>): string {
  return status === 'over' || isFile(id) ? `/g/${id}` : `/t/${id}`;
}

function namesOf(seats: readonly string[], bots: readonly (string | null)[]): string[] {
  return seatNames(seats.map((name, seat) => ({ kind: bots[seat] ? 'bot' : 'person', name, bot: bots[seat] ?? null })));
}

function lineOfKept({ id, seats, bots, isOver, ...rest }: KeptGame): Line {
  return { ...rest, id, bots, names: namesOf(seats, bots), where: isFile(id) ? 'file' : 'browser', status: isOver || isFile(id) ? 'over' : 'playing' };
}

function lineOfTable({ id, preset, seats, status, result }: TableInfo): Line {
  const { scores = [], ranking = [] } = result ?? {};
  const you = seatsAt(id).map(({ seat }) => seat);
  return { id, where: 'browser', status, preset, names: seatNames(seats), bots: seats.map(({ bot }) => bot), you, scores, ranking, when: 0, accuracy: [] };
}

function lineOfServer({ id, preset, seats, scores, ranking, finished }: GameLine): Line {
  return { id, where: 'server', status: 'over', preset, names: namesOf(seats, []), bots: seats.map(() => null), you: [], scores, ranking, when: finished * 1000, accuracy: [] };
}

const AT_ONCE = 4;

/** All games of this browser: those it keeps, and the tables at which it has a seat. */
export async function ownGames(): Promise<Line[]> {
  const kept = await keptGames().catch(() => []);
  const known = new Map(kept.map((game) => [game.id, lineOfKept(game)]));
  const asked = ownTables().filter((id) => known.get(id)?.status !== 'over');
  while (asked.length) {
    const found = await Promise.all(asked.splice(0, AT_ONCE).map((id) => getTable(id).catch(() => null)));
    for (const table of found) {
      if (!table) continue;
      const ended = table.status === 'over' ? await getGame(table.id).catch(() => null) : null;
      known.set(table.id, { ...lineOfTable(table), when: (ended?.finished ?? 0) * 1000 });
      if (ended) await keepEnded(table, await getTableFile(table.id), ended.finished * 1000).catch(() => undefined);
    }
  }
  return [...known.values()];
}

/** Whether the server is on the machine of whoever looks at the page. */
export function isOwnMachine(host: string): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].includes(host);
}

/** The games that the server lists. */
export async function serverGames(): Promise<Line[]> {
  const found: Line[] = [];
  let after: string | null = null;
  do {
    const page: Awaited<ReturnType<typeof getGames>> = await getGames(after);
    found.push(...page.games.map(lineOfServer));
    after = page.next;
  } while (after && found.length < 2000);
  return found;
}

const isEnded = ({ status }: Line) => status === 'over' || status === 'closed';

/** The newest first; those that go on before all others. */
export function sorted(lines: readonly Line[]): Line[] {
  return [...lines].sort((a, b) => Number(isEnded(a)) - Number(isEnded(b)) || b.when - a.when);
}

export interface Wanted {
  readonly text: string;
  readonly show: 'all' | 'going' | 'over' | Exclude<Outcome, 'none'>;
  readonly preset: string;
}

export function matches(line: Line, { text, show, preset }: Wanted): boolean {
  if (preset && line.preset !== preset) return false;
  if (show === 'going' && isEnded(line)) return false;
  if (show === 'over' && line.status !== 'over') return false;
  if (['won', 'lost', 'shared'].includes(show) && outcome(line) !== show) return false;
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  const about = [t(`preset-${line.preset}`), line.id, ...line.names].join(' ').toLowerCase();
  return words.every((word) => about.includes(word));
}

/** For each bot that one played alone against: the games, the oldest first. */
export function byBot(lines: readonly Line[]): [bot: string, games: Line[]][] {
  const found = new Map<string, Line[]>();
  const ended = lines.filter((line) => outcome(line) !== 'none').sort((a, b) => a.when - b.when);
  for (const line of ended) {
    const bots = new Set(line.bots.filter((bot, seat) => bot && !line.you.includes(seat)));
    const [bot] = bots;
    if (bot && bots.size === 1) found.set(bot, [...(found.get(bot) ?? []), line]);
  }
  return [...found].sort(([, a], [, b]) => b.length - a.length);
}

/** Keep a game that has ended at a table of this browser's. */
export async function keepEnded(table: TableInfo, file: string, when: number): Promise<void> {
  const { id, preset, seats, result } = table;
  const you = seatsAt(id).map(({ seat }) => seat);
  if (!you.length || !result || (await keptGame(id))?.isOver) return;
  const { scores, ranking } = result;
  await keepGame({ id, file, preset, seats: seats.map(({ name }) => name), bots: seats.map(({ bot }) => bot), you, scores, ranking, isOver: true, when });
}
