import { dayIn } from '@relish/shared/days.ts';

import { after, days } from '../../../core/clock.ts';
import type { Db } from '../../../db/database.ts';
import { enqueue } from '../../../jobs/queue.ts';
import { deleteDemo, prepareDemo } from './job-kinds.ts';
import { keepProgress } from './keep-progress.ts';
import { endDemo, listDemosToDelete } from './queries.ts';
import { isPrepared, listStaleTemplates } from './template-queries.ts';

export const TEMPLATE_TIME_ZONE = 'Europe/London';
const UNUSED_AFTER = days(1);
/** Kinds that no one uses are not rebuilt every day. */
const REBUILT_FOR = days(7);

/** Queued when the page of demo mode is opened, so that its button seldom waits. */
export async function queuePreparation(db: Db, kind: string, now: Date) {
  if (!(await isPrepared(db, kind, dayIn(TEMPLATE_TIME_ZONE, now))))
    await enqueue(db, prepareDemo, { kind }, now);
}

/** Ends demonstrations that no one uses, and prepares today's templates before anyone waits for them. */
export async function queueDemoWork(db: Db, now: Date) {
  for (const demo of await listDemosToDelete(db, after(now, -UNUSED_AFTER))) {
    await keepProgress(db, demo, now);
    await endDemo(db, demo, now);
    await enqueue(db, deleteDemo, { demo_id: demo.id }, now);
  }
  const today = dayIn(TEMPLATE_TIME_ZONE, now);
  const usedSince = after(now, -REBUILT_FOR);
  for (const kind of await listStaleTemplates(db, { today, usedSince }))
    await enqueue(db, prepareDemo, { kind }, now);
}
