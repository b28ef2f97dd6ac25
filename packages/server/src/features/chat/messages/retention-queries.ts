import { sql } from 'kysely';

import type { Db } from '../../../db/database.ts';

/** domain 7.7: three years; messages that raised an alert stay with the resident's record. */
export const deletePastMessages = (db: Db, now: Date) =>
  sql`
    delete from messages m where m.created_at < ${now}::timestamptz - interval '3 years' and not exists (
      select from message_alerts a
      where a.carehome_id = m.carehome_id and a.thread_id = m.thread_id and a.number = m.number)`.execute(
    db,
  );
