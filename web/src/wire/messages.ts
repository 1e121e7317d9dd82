/** The server's messages; `api.ts` is made from its OpenAPI document. */

import type { TableInfo } from './api';

export type * from './api';

export type What = TableInfo['asked'][number]['what'];
