import type { Db } from '../../../db/database.ts';
import { enqueue } from '../../../jobs/queue.ts';
import { tellRiskAssessor } from './job-kinds.ts';
import { claimDueReviews } from './reminder-queries.ts';

/** One notification for each assessor, however many of their assessments are due. */
export async function queueReviewReminders(db: Db, now: Date) {
  for (const due of await claimDueReviews(db, now))
    await enqueue(db, tellRiskAssessor, { ...due, text: 'riskReview' }, now);
}
