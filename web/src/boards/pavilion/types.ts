import type { Schemas } from '../../wire/messages';

export type PavilionPosition = Schemas['PavilionPosition'];
export type PavilionBoard = Schemas['PavilionBoard'];
export type PavilionEvent = Schemas['PavilionEvent'];
export type PavilionTake = Schemas['PavilionTakeChoice'];
export type PavilionPlace = Schemas['PavilionPlaceChoice'];
export type PavilionBonus = Schemas['PavilionBonusChoice'];
export type PavilionPass = Schemas['PavilionPassChoice'];
export type PavilionChoice = PavilionTake | PavilionPlace | PavilionBonus | PavilionPass;
