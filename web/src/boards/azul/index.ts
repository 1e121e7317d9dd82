import { t } from '../../i18n/texts.svelte';
import { board, part } from '../box';
import { FACTS } from '../facts';
import type { Pick } from '../props';
import { countOf } from '../tiles';
import { after } from './events';
import Final from './Final.svelte';
import Game from './Game.svelte';
import { effectOf, moveName, takeName } from './names';
import Sheet from './Sheet.svelte';
import { AZUL_TILES } from './tiles';
import type { AzulChoice, AzulPosition, AzulTakeChoice } from '../../wire/messages';

const { bonuses, colors, losses } = FACTS.azul;

function prompt(choices: readonly AzulChoice[], selection: Pick | null): string {
  const [first] = choices;
  if (first?.kind === 'tile') return t('prompt-tile', { row: first.row + 1 });
  if (!selection) return t('prompt-take');
  const { source, color } = selection;
  const picked = choices.find((choice) => choice.kind === 'take' && choice.source === source && choice.color === color);
  const { placed, fallen } = (picked as AzulTakeChoice | undefined)?.preview ?? { placed: 0, fallen: 0 };
  return t('prompt-line', { color, count: placed + fallen });
}

function consequence(choice: AzulChoice): string {
  return choice.kind === 'take' ? takeName(choice) : t('points', { points: choice.preview.points });
}

/** The seat with a full line beside the last gap of a row. */
function finisher(position: AzulPosition): number | null {
  const found = position.boards.findIndex(({ wall, lines }) =>
    wall.some((row, i) => row.filter((tile) => tile === null).length === 1 && countOf(lines[i] ?? {}) === i + 1),
  );
  return found < 0 ? null : found;
}

/** What a column brings differs: the usual points come first, others with the games that have them. */
function columnBonuses(): (readonly [string, number])[] {
  const usual = bonuses.column.azul;
  const others = Object.entries(bonuses.column).filter(([, points]) => points !== usual);
  const named = others.map(([preset, points]) => [`${t('help-bonus-column')} (${t(`preset-${preset}`)})`, points] as const);
  return [[t('help-bonus-column'), usual], ...named];
}

export default board<AzulPosition, AzulChoice>({
  Game,
  Sheet,
  Final,
  after,
  durations: {
    fell: 400,
    tiled: 1000,
    line_fell: 700,
    floor_cost: 1000,
    row_bonus: 1200,
    column_bonus: 1200,
    color_bonus: 1200,
  },
  sounds: {
    fell: 'fall',
    line_fell: 'fall',
    tiled: 'score',
    row_bonus: 'score',
    column_bonus: 'score',
    color_bonus: 'score',
    floor_cost: 'fall',
  },
  colors,
  untold: ['laid', 'moved_to_center'],
  sources: ['tiled', 'row_bonus', 'column_bonus', 'color_bonus', 'floor_cost'],
  losses,
  prompt,
  move: moveName,
  effect: effectOf,
  consequence,
  finisher,
  focus: (choices, selection) => (selection || choices[0]?.kind === 'tile' ? '.own' : '.middle'),
  typed: '3r2',
  help: {
    tiles: AZUL_TILES,
    players: ['Mathilde', 'Philippe'],
    parts: [
      part('azul-take', 'azul-take'),
      part('azul-line', 'azul-mathilde'),
      part('azul-floor', 'azul-floor'),
      part('azul-wall', 'azul-alone', 'azul-across', 'azul-down', 'azul-both'),
      part('azul-end', 'azul-end'),
      { ...part('azul-grey', 'azul-grey', 'azul-grey-blocked'), game: 'azul-grey' },
      { ...part('azul-jokers', 'azul-jokers'), game: 'azul-jokers' },
      { ...part('azul-others'), game: 'azul-express' },
    ],
    bonuses: () => [[t('help-bonus-row'), bonuses.row], ...columnBonuses(), [t('help-bonus-color'), bonuses.color]],
  },
});
