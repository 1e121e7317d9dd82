import type { TileStyle } from '../tiles';

export const AZUL_TILES: TileStyle = { sheet: 'azul', shape: 'square', onPlate: 0.335, onPile: 40, aside: 18, inRow: 30, pitch: 34 };
