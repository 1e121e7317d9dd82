import type { Schemas } from '../../wire/messages';

export type AzulPosition = Schemas['AzulPosition'];
export type AzulBoard = Schemas['AzulBoard'];
export type AzulEvent = Schemas['AzulEvent'];
export type AzulTake = Schemas['AzulTakeChoice'];
export type AzulTile = Schemas['AzulTileChoice'];
export type AzulChoice = AzulTake | AzulTile;
