import type { Db } from '../../../db/database.ts';
import { enqueue } from '../../../jobs/queue.ts';
import { extendSeries } from './job-kinds.ts';
import { findSeriesToExtend } from './series-queries.ts';

/** Queues the extension of series without an end, if one needs it. */
export async function queueExtension(db: Db, now: Date) {
  if (await findSeriesToExtend(db, now)) await enqueue(db, extendSeries, {}, now);
}
