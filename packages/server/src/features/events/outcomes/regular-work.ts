import type { Db } from '../../../db/database.ts';
import { enqueue } from '../../../jobs/queue.ts';
import { askOutcome } from './job-kinds.ts';
import { claimToAsk } from './queries.ts';

/** Queues one notification an evening for each person whose events have no record. */
export async function queueQuestions(db: Db, now: Date) {
  for (const due of await claimToAsk(db, now)) await enqueue(db, askOutcome, due, now);
}
