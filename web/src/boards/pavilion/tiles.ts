import type { TileStyle } from '../tiles';

export const PAVILION_TILES: TileStyle = { sheet: 'pavilion', shape: 'rhombus', onPlate: 0.42, onPile: 52, aside: 13, inRow: 38, pitch: 24 };
