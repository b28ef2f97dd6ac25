import { sql } from 'kysely';

import { touchHomes } from '../../../db/announce.ts';
import type { Db } from '../../../db/database.ts';

/** domain 7.7: three years after it was closed, as for notices; open actions stay. */
export async function deletePastActions(db: Db, now: Date) {
  const { rows } = await sql<{ carehome_id: string }>`
    delete from actions a where a.created_at < ${now}::timestamptz - interval '3 years'
      and a.closed_at < ${now}::timestamptz - interval '3 years'
    returning carehome_id`.execute(db);
  touchHomes(db, rows, 'actions');
}
