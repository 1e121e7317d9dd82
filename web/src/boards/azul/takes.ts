/** Where the tiles of a take would lie. */

import type { AzulPosition, AzulTakeChoice } from '../../wire/messages';

/** On its line: tiles of the color, then jokers. */
export function laidTiles(choice: AzulTakeChoice): string[] {
  const jokers = choice.color === 'j' ? choice.preview.placed : choice.jokers;
  return [...Array<string>(choice.preview.placed - jokers).fill(choice.color), ...Array<string>(jokers).fill('j')];
}

/** On the floor line: tiles of the color, then jokers. */
export function fallenTiles(position: AzulPosition, choice: AzulTakeChoice): string[] {
  const source = choice.source === 0 ? position.center : position.factories[choice.source - 1];
  const laid = laidTiles(choice).filter((tile) => tile === choice.color).length;
  // The tiles may just have been taken, while somebody still looks at the choice.
  const colored = Math.max(0, Math.min(choice.preview.fallen, (source?.[choice.color] ?? 0) - laid));
  return [...Array<string>(colored).fill(choice.color), ...Array<string>(choice.preview.fallen - colored).fill('j')];
}
