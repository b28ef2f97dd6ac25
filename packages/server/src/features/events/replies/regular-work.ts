import type { Db } from '../../../db/database.ts';
import { enqueue } from '../../../jobs/queue.ts';
import { remindGuest } from './job-kinds.ts';
import { claimReminders } from './reminder-queries.ts';

/** Queues one reminder for each person who comes to events of tomorrow. */
export async function queueReminders(db: Db, now: Date) {
  for (const due of await claimReminders(db, now)) await enqueue(db, remindGuest, due, now);
}
