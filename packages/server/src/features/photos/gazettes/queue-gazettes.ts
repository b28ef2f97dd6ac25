import { canAs, type Subscription } from '@relish/shared/can-as.ts';

import type { Db } from '../../../db/database.ts';
import { enqueue } from '../../../jobs/queue.ts';
import { claimDue, listDue } from './due-queries.ts';
import { makeGazette } from './job-kinds.ts';

/** At the beginning of a quarter: the gazettes of the one before, each once. */
export async function queueGazettes(db: Db, now: Date) {
  for (const due of await listDue(db, now)) {
    const { carehome_id, resident_id, quarter } = due;
    if (mayMake(due) && (await claimDue(db, due, now)))
      await enqueue(db, makeGazette, { carehome_id, resident_id, quarter }, now);
  }
}

/** Whether the home's package includes photos now (N23). */
export const mayMake = (subscription: Subscription) =>
  canAs('home_manager', subscription, 'photos.add');
