import { sql } from 'kysely';

import type { Db } from '../../../db/database.ts';

/** domain 7.7: three years after it was closed, as for notices; open actions stay. */
export const deletePastActions = (db: Db, now: Date) =>
  sql`
    delete from actions a where a.created_at < ${now}::timestamptz - interval '3 years'
      and a.closed_at < ${now}::timestamptz - interval '3 years'`.execute(db);
