import { sql } from 'kysely';

import type { Database } from '../db/database.ts';
import { DEMO_ACCOUNTS } from './accounts.ts';
import { ensureDemoData } from './demo.ts';

const FIRST = DEMO_ACCOUNTS[0]?.email ?? '';

/** Creates the demonstration, or reopens accounts that an earlier start closed. */
export async function openDemo(options: Parameters<typeof ensureDemoData>[0]) {
  await ensureDemoData(options);
  // Closed accounts share one timestamp, so those a manager deactivated stay closed.
  await options.database.system((db) =>
    sql`update users set deactivated_at = null
      where deactivated_at = (select deactivated_at from users where email = ${FIRST})`.execute(db),
  );
}

/**
 * Demonstration passwords are public, so switching it off closes the accounts, except those of
 * users who also belong to a real home.
 */
export const closeDemo = (database: Database, now: Date) =>
  database.system(async (db) => {
    const closed = await sql<{ id: string }>`
      update users u set deactivated_at = ${now}
      where u.deactivated_at is null and u.id in (
        select m.user_id from memberships m
        join carehomes c on c.id = m.carehome_id
        join organisations o on o.id = c.organisation_id
        group by m.user_id having bool_and(o.is_demo))
      returning u.id`.execute(db);
    const ids = closed.rows.map(({ id }) => id);
    await sql`delete from sessions where user_id = any(${ids}::uuid[])`.execute(db);
    return ids.length;
  });
