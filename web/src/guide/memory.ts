/** What the guide has told in this browser, and at which tables it is there. */

import type { TableInfo } from '../wire/messages';

export interface Memory {
  /** The ids of ideas that were told. */
  readonly told: readonly string[];
  /** Tables where the guide is there, the newest last. */
  readonly tables: readonly string[];
  /** Boxes of which somebody has had a first game, and the games of them that were guided. */
  readonly boxes: readonly string[];
  readonly presets: readonly string[];
  readonly isHidden: boolean;
}

const KEY = 'azulejos.guide';
const KEPT = 50; // tables, the oldest go first

function words(found: unknown): string[] {
  return Array.isArray(found) ? found.map(String) : [];
}

/** Read it from storage; whatever is not valid there is forgotten. */
export function parseMemory(text: string | null): Memory {
  let found: Record<string, unknown> = {};
  try {
    found = JSON.parse(text ?? '{}') ?? {};
  } catch {
    /* nothing */
  }
  return {
    told: words(found['told']),
    tables: words(found['tables']),
    boxes: words(found['boxes']),
    presets: words(found['presets']),
    isHidden: found['isHidden'] === true,
  };
}

export const recall = (): Memory => parseMemory(localStorage.getItem(KEY));

export function keep(changes: Partial<Memory>): Memory {
  const memory = { ...recall(), ...changes };
  localStorage.setItem(KEY, JSON.stringify(memory));
  return memory;
}

const withOne = (list: readonly string[], one: string) => [...list.filter((other) => other !== one), one];

/** The guide will be there at a table: a first game, at which everything of its box is told anew. */
export function guideFirstGame(table: string, box: string, preset: string): void {
  guideAt(table, box, preset, []);
}

/** The guide will be there at a table for somebody who knows the first game of the box: what this one adds is told anew. */
export function guideOtherGame(table: string, box: string, preset: string): void {
  guideAt(table, box, preset, [`${box}-basics`]);
}

function guideAt(table: string, box: string, preset: string, known: readonly string[]): void {
  const memory = recall();
  keep({
    told: [...memory.told.filter((id) => !id.startsWith(`${box}-`)), ...known],
    tables: withOne(memory.tables, table).slice(-KEPT),
    boxes: withOne(memory.boxes, box),
    presets: withOne(memory.presets, preset),
    isHidden: false,
  });
}

/**
 * Whether the guide is there: at first games, and the first time that somebody who had one plays another game of the
 * same box against bots, to tell what differs.
 */
export function isGuided(info: TableInfo, you: readonly number[], memory: Memory): boolean {
  if (you.length !== 1) return false;
  if (memory.tables.includes(info.id)) return true;
  const isAlone = info.seats.every(({ kind }, seat) => kind === 'bot' || you.includes(seat));
  return isAlone && memory.boxes.includes(info.box) && !memory.presets.includes(info.preset);
}

/** From here on the guide is there. */
export function joinTable({ id, preset }: Pick<TableInfo, 'id' | 'preset'>): void {
  const { tables, presets } = recall();
  keep({ tables: withOne(tables, id).slice(-KEPT), presets: withOne(presets, preset) });
}
