/** Sitting down to a game against one bot, without asking for more. */

import { t } from '../i18n/texts.svelte';
import { go } from '../router.svelte';
import type { LiveTable } from '../table/live.svelte';
import { createTable } from '../wire/http';
import { keepSeats } from '../wire/secrets';
import { keepPlan, loadPlan, toRequest, type Plan } from './plan';

interface Wanted extends Pick<Plan, 'preset' | 'houseRules'> {
  readonly bot: string;
}

/** The plan of the start page with another game and opponent. */
function planFor({ bot, ...game }: Wanted): Plan {
  const plan = loadPlan();
  return { ...plan, ...game, mode: 'bot', players: 2, others: [bot, ...plan.others.slice(1)] };
}

async function makeTable(plan: Plan, name: string): Promise<string> {
  const { table, seats } = await createTable(toRequest(plan, () => name));
  keepSeats(table, seats);
  return table;
}

/** Make a table for oneself and a bot, without a clock; its address is the answer. */
export function sitDown(wanted: Wanted): Promise<string> {
  return makeTable({ ...planFor(wanted), start: 0, clock: 'none' }, t('player-number', { number: 1 }));
}

/** The same game against another bot, which the start page will remember; `onready` is told the table. */
export async function playBot(live: LiveTable, bot: string, onready?: (table: string) => void): Promise<void> {
  if (!live.info) return;
  const plan = planFor({ preset: live.info.preset, houseRules: live.info.house_rules, bot });
  keepPlan(plan);
  const table = await makeTable(plan, live.names[live.you[0] ?? 0] ?? '');
  onready?.(table);
  go(`/t/${table}`);
}
