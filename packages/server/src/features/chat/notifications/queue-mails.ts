import type { Db } from '../../../db/database.ts';
import { enqueue } from '../../../jobs/queue.ts';
import { mailMessages } from './job-kinds.ts';
import { claimMails } from './queries.ts';

export async function queueMessageMails(db: Db, now: Date) {
  for (const due of await claimMails(db, now)) await enqueue(db, mailMessages, due, now);
}
