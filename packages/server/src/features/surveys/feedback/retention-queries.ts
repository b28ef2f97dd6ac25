import { sql } from 'kysely';

import { touchHomes } from '../../../db/announce.ts';
import type { Db } from '../../../db/database.ts';

/**
 * domain 7.7: three years for compliments, as for notices; complaints and concerns stay as long as a record of care. What
 * is open or has an action stays.
 */
export async function deletePastFeedback(db: Db, now: Date) {
  const { rows } = await sql<{ carehome_id: string }>`
    delete from feedback f
    where f.received_on < ${now}::timestamptz - case when f.kind = 'compliment' then interval '3 years' else interval '8 years' end
      and (f.answer_by is null or f.answered_on is not null or f.voided_at is not null)
      and not exists (select from actions a where a.carehome_id = f.carehome_id and a.feedback_id = f.id)
    returning carehome_id`.execute(db);
  touchHomes(db, rows, 'feedback');
}
