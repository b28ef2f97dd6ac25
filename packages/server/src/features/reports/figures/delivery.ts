import type { Period } from '@relish/shared/days.ts';
import {
  type Delivery,
  plannedAndDelivered,
} from '@relish/shared/reports/figures/planned-and-delivered.ts';

import type { Db } from '../../../db/database.ts';
import { countOutcomes } from '../../events/outcomes/public.ts';
import type { Scope } from './queries.ts';

/** K27. Events have no format, so there are none of a certain one. */
export const readDelivery = async (
  db: Db,
  { carehomeId, groupId, category, format, until }: Scope,
  { from, to }: Period,
  now: Date,
): Promise<Delivery> =>
  plannedAndDelivered(
    format === undefined
      ? await countOutcomes(db, { carehomeId, from, to, until: until ?? now, groupId, category })
      : [],
  );
