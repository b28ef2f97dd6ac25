import { sql } from 'kysely';

import { touchHomes } from '../../../db/announce.ts';
import type { Db } from '../../../db/database.ts';

/** domain 7.7: three years, as for events; a meeting with actions stays until they are deleted. */
export async function deletePastMeetings(db: Db, now: Date) {
  const { rows } = await sql<{ carehome_id: string }>`
    delete from meetings m where m.day < ${now}::timestamptz - interval '3 years'
      and not exists (select from actions a where a.carehome_id = m.carehome_id and a.meeting_id = m.id)
    returning carehome_id`.execute(db);
  touchHomes(db, rows, 'meetings');
}
