import type { VisitPart } from '@relish/shared/events/visits/choices.ts';
import { type Insertable, sql } from 'kysely';

import type { Db } from '../../../db/database.ts';
import type { VisitTables } from '../../../db/visit-tables.ts';

export interface VisitRow {
  visit_id: string;
  user_id: string;
  name: string | null;
  resident_id: string;
  preferred_name: string;
  last_name: string;
  room: string | null;
  status: string;
  day: string;
  part: VisitPart | null;
  time: string | null;
  people: number;
  note: string | null;
}

interface Filters {
  from: string;
  to: string;
  userId?: string;
  residentId?: string;
  visitId?: string;
}

/**
 * Announced visits of relatives whose link is open (N3). What the family was told decides, not the status of the
 * resident (N8).
 */
export async function listVisits(
  db: Db,
  carehomeId: string,
  { from, to, userId, residentId, visitId }: Filters,
): Promise<VisitRow[]> {
  const { rows } = await sql<VisitRow>`
    select v.id as visit_id, v.user_id, a.first_name || ' ' || a.last_name as name, r.id as resident_id,
      r.preferred_name, r.last_name, r.room, r.status, v.day, v.part, v.at_time as time, v.people, v.note
    from visits v
    join residents r on r.carehome_id = v.carehome_id and r.id = v.resident_id
    join relatives a on a.carehome_id = v.carehome_id and a.user_id = v.user_id
    join relative_links l on l.carehome_id = a.carehome_id and l.relative_id = a.id and l.resident_id = r.id
      and l.status = 'active' and l.access_level > 0
    where v.carehome_id = ${carehomeId} and v.cancelled_at is null
      and v.day between ${from}::date and ${to}::date and r.family_status not in ('moved_out', 'deceased')
      ${userId === undefined ? sql`` : sql`and v.user_id = ${userId}`}
      ${residentId === undefined ? sql`` : sql`and v.resident_id = ${residentId}`}
      ${visitId === undefined ? sql`` : sql`and v.id = ${visitId}`}
    order by v.day, v.announced_at, v.id`.execute(db);
  return rows;
}

export const insertVisit = (db: Db, values: Insertable<VisitTables['visits']>) =>
  db.insertInto('visits').values(values).returning('id').executeTakeFirstOrThrow();

/** Row level security leaves a relative's own visits; the conditions are repeated on purpose. */
export const findOwnVisit = (db: Db, carehomeId: string, userId: string, id: string) =>
  db
    .selectFrom('visits')
    .select(['id', 'resident_id', 'day', 'cancelled_at'])
    .where('carehome_id', '=', carehomeId)
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();

export const updateVisit = (
  db: Db,
  carehomeId: string,
  id: string,
  values: Partial<
    Pick<
      Insertable<VisitTables['visits']>,
      'day' | 'part' | 'at_time' | 'people' | 'note' | 'cancelled_at'
    >
  >,
) =>
  db
    .updateTable('visits')
    .set(values)
    .where('carehome_id', '=', carehomeId)
    .where('id', '=', id)
    .execute();

export const livedHere = async (db: Db, carehomeId: string, residentId: string): Promise<boolean> =>
  (await db
    .selectFrom('residents')
    .select('id')
    .where('carehome_id', '=', carehomeId)
    .where('id', '=', residentId)
    .executeTakeFirst()) !== undefined;
