import { sql } from 'kysely';

import type { Db } from '../../../db/database.ts';

/**
 * domain 7.7: three years for compliments, as for notices; complaints and concerns stay as long as a record of care. What
 * is open or has an action stays.
 */
export const deletePastFeedback = (db: Db, now: Date) =>
  sql`
    delete from feedback f
    where f.received_on < ${now}::timestamptz - case when f.kind = 'compliment' then interval '3 years' else interval '8 years' end
      and (f.answer_by is null or f.answered_on is not null or f.voided_at is not null)
      and not exists (select from actions a where a.carehome_id = f.carehome_id and a.feedback_id = f.id)`.execute(
    db,
  );
