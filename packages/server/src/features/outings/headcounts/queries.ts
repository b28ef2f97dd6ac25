import type { Insertable } from 'kysely';
import { sql } from 'kysely';

import type { Db } from '../../../db/database.ts';
import type { OutingTables } from '../../../db/outing-tables.ts';

/** All counts of an outing, oldest first, so that a person's last one counts. */
export const listHeadcounts = (db: Db, carehomeId: string, eventId: string) =>
  db
    .selectFrom('headcounts as h')
    .innerJoin('users as u', 'u.id', 'h.counted_by')
    .select(['h.stage', 'h.round', 'h.resident_ids', 'h.staff_ids', 'h.counted_by', 'h.counted_at'])
    .select(sql<string>`u.first_name || ' ' || u.last_name`.as('name'))
    .where('h.carehome_id', '=', carehomeId)
    .where('h.event_id', '=', eventId)
    .orderBy('h.counted_at')
    .orderBy('h.created_at')
    .orderBy('h.id')
    .execute();

export type HeadcountRow = Awaited<ReturnType<typeof listHeadcounts>>[number];

export const findByClient = (db: Db, carehomeId: string, clientUuid: string) =>
  db
    .selectFrom('headcounts')
    .select(['event_id', 'stage', 'round', 'counted_by'])
    .where('carehome_id', '=', carehomeId)
    .where('client_uuid', '=', clientUuid)
    .executeTakeFirst();

/** False if it has arrived before (N20). */
export const insertHeadcount = async (
  db: Db,
  values: Insertable<OutingTables['headcounts']>,
): Promise<boolean> =>
  (await db
    .insertInto('headcounts')
    .values(values)
    .onConflict((conflict) => conflict.columns(['carehome_id', 'client_uuid']).doNothing())
    .returning('id')
    .executeTakeFirst()) !== undefined;

/** Splits ids into residents and people who work or worked here. */
export async function sortIds(db: Db, carehomeId: string, ids: readonly string[]) {
  const { rows } = await sql<{ residents: string[]; staff: string[] }>`select
    array(select id from residents where carehome_id = ${carehomeId} and id = any(${ids}::uuid[])) as residents,
    array(select distinct user_id from memberships where carehome_id = ${carehomeId} and role <> 'relative'
      and user_id = any(${ids}::uuid[])) as staff`.execute(db);
  return rows[0] ?? { residents: [], staff: [] };
}
