import { sql } from 'kysely';

import { touchThreads } from '../../../db/announce.ts';
import type { Db } from '../../../db/database.ts';

/** domain 7.7: three years; messages that raised an alert stay with the resident's record. */
export async function deletePastMessages(db: Db, now: Date) {
  const { rows } = await sql<{ carehome_id: string; thread_id: string }>`
    with gone as (
    delete from messages m where m.created_at < ${now}::timestamptz - interval '3 years' and not exists (
      select from message_alerts a
      where a.carehome_id = m.carehome_id and a.thread_id = m.thread_id and a.number = m.number)
      returning m.carehome_id, m.thread_id)
    select distinct carehome_id, thread_id from gone`.execute(db);
  touchThreads(db, rows);
}
