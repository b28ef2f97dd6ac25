import { sql } from 'kysely';

import type { Db } from '../../../db/database.ts';

/** domain 7.7: three years, as for events; a meeting with actions stays until they are deleted. */
export const deletePastMeetings = (db: Db, now: Date) =>
  sql`
    delete from meetings m where m.day < ${now}::timestamptz - interval '3 years'
      and not exists (select from actions a where a.carehome_id = m.carehome_id and a.meeting_id = m.id)`.execute(
    db,
  );
