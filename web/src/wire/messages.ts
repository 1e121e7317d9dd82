/** The server's messages by short names; `api.ts` is made from its OpenAPI document. */

import type { components } from './api';

export type Schemas = components['schemas'];

export type Problem = Schemas['Problem'];
export type OptionInfo = Schemas['OptionInfo'];
export type PresetInfo = Schemas['PresetInfo'];
export type Progress = Schemas['Progress'];
export type TableInfo = Schemas['TableInfo'];
export type TableLine = Schemas['TableLine'];
export type TableRequest = Schemas['TableRequest'];
export type SeatInfo = TableInfo['seats'][number];
export type SeatRequest = Schemas['SeatRequest'];
export type SeatSecret = Schemas['SeatSecret'];
export type Clock = Schemas['Clock'];
export type What = TableInfo['asked'][number]['what'];
export type Entry = Schemas['Entry'];
export type Frame = Schemas['Frame'];
export type Frames = Schemas['Frames'];
export type Study = Schemas['Study'];
export type ClientMessage = Schemas['ClientMessage'];
export type ServerMessage = Schemas['ServerMessage'];
export type EntryMessage = Schemas['EntryMessage'];
