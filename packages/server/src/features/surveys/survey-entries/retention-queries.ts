import { sql } from 'kysely';

import type { Db } from '../../../db/database.ts';

/**
 * domain 7.7: entries by name, invitations and words three years after the survey closed; counts stay. A survey that is
 * always open has no end, so its entries count from their own day.
 */
export async function deletePastEntries(db: Db, now: Date) {
  const isPast = sql`s.closed_at < ${now}::timestamptz - interval '3 years'`;
  for (const table of ['survey_entries', 'survey_invitations', 'survey_texts'] as const)
    await sql`
      delete from ${sql.table(table)} e using surveys s
      where s.carehome_id = e.carehome_id and s.id = e.survey_id and ${isPast}`.execute(db);
  await sql`
    delete from survey_entries e using surveys s
    where s.carehome_id = e.carehome_id and s.id = e.survey_id and s.is_always_open
      and e.completed_on < ${now}::timestamptz - interval '3 years'`.execute(db);
}
