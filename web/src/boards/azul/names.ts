/** What Azul's board calls its parts. */

import { t } from '../../i18n/texts.svelte';
import type { Effect } from '../box';
import { FACTS } from '../facts';
import { capital, tilesName } from '../names';
import { piled } from '../tiles';
import { fallenTiles, laidTiles } from './takes';
import type { AzulChoice, AzulPosition, AzulTakeChoice } from '../../wire/messages';

export function moveName(choice: AzulChoice, position: AzulPosition): string {
  if (choice.kind === 'tile') return t('move-azul-tile', { row: choice.row + 1, column: choice.column + 1 });
  const tiles = tilesName(piled([...laidTiles(choice), ...fallenTiles(position, choice)]));
  const isChosen = (choice.jokers > 0 || choice.part !== null) && choice.preview.fallen > 0;
  const laid = isChosen ? tilesName(piled(laidTiles(choice))) : 'none';
  return t('move-azul-take', { tiles, laid, source: choice.source, line: choice.line === FACTS.azul.floor ? 0 : choice.line + 1 });
}

export function effectOf(choice: AzulChoice, position: AzulPosition): Effect {
  if (choice.kind === 'tile') return { where: capital(moveName(choice, position)), points: [choice.preview.points], more: '' };
  const { line, preview: { fallen, points, cost } } = choice;
  const isFloor = line === FACTS.azul.floor;
  return { where: lineName(line), points: [points, -cost].filter(Boolean), more: fallen && !isFloor ? t('board-fall', { count: fallen }) : '' };
}

function lineName(line: number): string {
  return line === FACTS.azul.floor ? t('board-floor') : t('board-line', { number: line + 1 });
}

/** What a take would do to a line: how many tiles stay, how many fall, what it will score. */
export function takeName({ line, jokers, preview: { placed, fallen, points, cost } }: AzulTakeChoice): string {
  const parts = [lineName(line)];
  if (line !== FACTS.azul.floor) parts.push(t('board-placed', { count: placed }));
  if (jokers > 0) parts.push(t('board-jokers-laid', { count: jokers }));
  if (fallen > 0) parts.push(t('board-fall', { count: fallen }));
  if (points > 0) parts.push(t('points', { points }));
  if (cost > 0) parts.push(t('board-cost', { points: cost }));
  return parts.join(', ');
}
