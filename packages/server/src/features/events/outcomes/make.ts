import type { NotHeldReason } from '@relish/shared/events/outcomes/choices.ts';

import type { Db } from '../../../db/database.ts';
import { updateNotHeld } from './queries.ts';

/** For demonstrations. */
export const makeNotHeld = (
  db: Db,
  carehomeId: string,
  id: string,
  values: { reason: NotHeldReason; words: string },
) => updateNotHeld(db, carehomeId, id, values);
