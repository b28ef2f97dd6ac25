import { type Insertable, sql } from 'kysely';

import type { Db } from '../../../db/database.ts';
import type { OutingTables } from '../../../db/outing-tables.ts';

const MOST_LISTED = 50;

interface Subject {
  event_id: string | null;
  report_id: string | null;
}

/** Whether the event and the record that are named belong to this home; drafts have no sessions yet. */
export async function isOfHome(db: Db, carehomeId: string, { event_id, report_id }: Subject) {
  const { rows } = await sql<{ known: boolean }>`
    select (${event_id}::uuid is null or exists (select from events e
        where e.carehome_id = ${carehomeId} and e.id = ${event_id} and e.deleted_at is null and not e.is_draft))
      and (${report_id}::uuid is null or exists (select from reports r
        where r.carehome_id = ${carehomeId} and r.id = ${report_id})) as known`.execute(db);
  return rows[0]?.known === true;
}

export const findEventDay = (db: Db, carehomeId: string, id: string) =>
  db
    .selectFrom('events')
    .select(['id as event_id', 'activity_id', 'day'])
    .where('carehome_id', '=', carehomeId)
    .where('id', '=', id)
    .executeTakeFirst();

export async function countResidents(db: Db, carehomeId: string, ids: readonly string[]) {
  if (ids.length === 0) return 0;
  const { count } = await db
    .selectFrom('residents')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('carehome_id', '=', carehomeId)
    .where('id', 'in', ids)
    .executeTakeFirstOrThrow();
  return count;
}

export const findByClient = (db: Db, carehomeId: string, clientUuid: string) =>
  db
    .selectFrom('session_checks')
    .select(['state', 'unassessed_ids', 'checked_by'])
    .where('carehome_id', '=', carehomeId)
    .where('client_uuid', '=', clientUuid)
    .executeTakeFirst();

/** False if it has arrived before (N20). */
export const insertCheck = async (
  db: Db,
  values: Insertable<OutingTables['session_checks']>,
): Promise<boolean> =>
  (await db
    .insertInto('session_checks')
    .values(values)
    .onConflict((conflict) => conflict.columns(['carehome_id', 'client_uuid']).doNothing())
    .returning('id')
    .executeTakeFirst()) !== undefined;

export const listChecks = (db: Db, carehomeId: string, { event_id, report_id }: Subject) =>
  db
    .selectFrom('session_checks as c')
    .innerJoin('users as u', 'u.id', 'c.checked_by')
    .select(['c.id', 'c.state', 'c.answers', 'c.unassessed_ids', 'c.joined_note', 'c.checked_at'])
    .select(sql<string>`u.first_name || ' ' || u.last_name`.as('checked_by'))
    .where('c.carehome_id', '=', carehomeId)
    .$if(event_id !== null, (query) => query.where('c.event_id', '=', event_id))
    .$if(report_id !== null, (query) => query.where('c.report_id', '=', report_id))
    .orderBy('c.checked_at', 'desc')
    .orderBy('c.id')
    .limit(MOST_LISTED)
    .execute();
