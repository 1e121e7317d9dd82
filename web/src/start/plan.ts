/** What somebody wants to play, remembered in this browser. */

import type { Clock, SeatRequest, TableRequest } from '../wire/messages';

export const MODES = ['bot', 'friends', 'pass'] as const;
export type Mode = (typeof MODES)[number];

export const PRESETS = {
  azul: ['azul', 'azul-grey', 'azul-jokers', 'azul-grey-jokers', 'azul-mini', 'azul-express'],
  pavilion: ['pavilion', 'pavilion-mono'],
} as const;
const ALL_PRESETS: readonly string[] = Object.values(PRESETS).flat();

/** From the gentlest up; then those with a taste of their own, and two that do not think at all. */
export const LADDER = [
  'novice', 'apprentice', 'tiler', 'journeyman', 'artisan', 'mosaicist', 'muralist', 'master', 'maestro', 'oracle',
] as const;
export const CHARACTERS = ['tidy', 'spoiler', 'sprinter', 'mason'] as const;
export const SIMPLE = ['greedy', 'random'] as const;
export const BOTS: readonly string[] = [...LADDER, ...CHARACTERS, ...SIMPLE];

export const CLOCKS: Readonly<Record<string, Clock | null>> = {
  none: null,
  'move-30': { kind: 'move', seconds: 30, increment: 0 },
  'move-90': { kind: 'move', seconds: 90, increment: 0 },
  'game-300': { kind: 'game', seconds: 300, increment: 5 },
  'game-900': { kind: 'game', seconds: 900, increment: 10 },
  'move-86400': { kind: 'move', seconds: 86400, increment: 0 },
};

export type Start = NonNullable<TableRequest['start']>;

export interface Plan {
  mode: Mode;
  preset: string;
  players: number;
  /** Rule options that are not as the game usually has them, as text. */
  houseRules: Record<string, string>;
  /** The names of the people at this screen; the first is one's own. */
  names: string[];
  /** Who has each of the other seats: a bot's name, or "" for a person. */
  others: string[];
  /** The seat that begins, or "random". */
  start: Start;
  clock: string;
  isPublic: boolean;
  /** Everybody at the table may ask for hints. */
  help: boolean;
}

const KEY = 'azulejos.plan';

const DEFAULT: Plan = {
  mode: 'bot',
  preset: 'azul',
  players: 2,
  houseRules: {},
  names: ['', '', '', ''],
  others: ['apprentice', 'tiler', 'tidy'],
  start: 0,
  clock: 'none',
  isPublic: false,
  help: false,
};

/** Read a plan from storage; whatever is not valid there gets its default. */
export function parsePlan(text: string | null): Plan {
  let found: Partial<Plan> = {};
  try {
    found = JSON.parse(text ?? '{}') ?? {};
  } catch {
    /* the default */
  }
  const plan: Plan = structuredClone(DEFAULT);
  if (MODES.includes(found.mode as Mode)) plan.mode = found.mode as Mode;
  if (ALL_PRESETS.includes(found.preset ?? '')) plan.preset = found.preset as string;
  if ([2, 3, 4].includes(found.players ?? 0)) plan.players = found.players as number;
  if (plan.preset === found.preset) {
    for (const [name, value] of Object.entries(found.houseRules ?? {})) plan.houseRules[name] = String(value);
  }
  if (found.start === 'random' || [0, 1, 2, 3].includes(found.start ?? -1)) plan.start = found.start as Start;
  if (found.clock && found.clock in CLOCKS) plan.clock = found.clock;
  if (Array.isArray(found.names)) plan.names = plan.names.map((name, i) => String(found.names?.[i] ?? name));
  if (Array.isArray(found.others)) {
    plan.others = plan.others.map((bot, i) => (BOTS.includes(found.others?.[i] ?? '') ? (found.others?.[i] as string) : bot));
    if (found.mode !== 'bot') plan.others = plan.others.map((bot, i) => (found.others?.[i] === '' ? '' : bot));
  }
  plan.isPublic = found.isPublic === true;
  plan.help = found.help === true;
  return plan;
}

export function loadPlan(): Plan {
  return parsePlan(localStorage.getItem(KEY));
}

export function keepPlan(plan: Plan): void {
  localStorage.setItem(KEY, JSON.stringify(plan));
}

/** What the server is asked for. `called` gives names to those who have typed none. */
export function toRequest(plan: Plan, called: (seat: number) => string): TableRequest {
  const name = (seat: number) => plan.names[seat]?.trim() || called(seat);
  const seats: SeatRequest[] = [{ kind: 'person', name: name(0) }];
  for (let seat = 1; seat < plan.players; seat++) {
    const bot = plan.others[seat - 1];
    if (bot) seats.push({ kind: 'bot', bot });
    else if (plan.mode === 'friends') seats.push({ kind: 'open' });
    else seats.push({ kind: 'person', name: name(seat) });
  }
  return {
    preset: plan.preset,
    players: plan.players,
    options: plan.houseRules,
    seats,
    start: plan.start === 'random' || plan.start < plan.players ? plan.start : 0,
    clock: CLOCKS[plan.clock] ?? null,
    public: plan.mode === 'friends' && plan.isPublic,
    help: plan.mode === 'friends' && plan.help,
    takeback: plan.mode === 'friends' ? 'ask' : 'free',
  };
}
