import { type Insertable, sql } from 'kysely';

import { touchHome, touchHomes } from '../../../db/announce.ts';
import type { Db } from '../../../db/database.ts';
import type { VisitTables } from '../../../db/visit-tables.ts';

interface EntryRow {
  id: string;
  name: string;
  people: number;
  firm: string | null;
  visit_id: string | null;
  reply_id: string | null;
  signed_in_at: string;
  signed_out_at: string | null;
  not_signed_out: boolean;
  resident: {
    id: string;
    preferred_name: string;
    last_name: string;
    room: string | null;
  } | null;
}

const entries = sql`
  select e.id, coalesce(e.name, a.first_name || ' ' || a.last_name, u.first_name || ' ' || u.last_name, '') as name,
    e.people, e.firm, e.visit_id, e.reply_id, e.signed_in_at, e.signed_out_at, e.not_signed_out,
    case when r.id is not null then json_build_object('id', r.id, 'preferred_name', r.preferred_name,
      'last_name', r.last_name, 'room', r.room) end as resident
  from visitor_entries e
  left join users u on u.id = e.user_id
  left join relatives a on a.carehome_id = e.carehome_id and a.user_id = e.user_id
  left join residents r on r.carehome_id = e.carehome_id and r.id = e.resident_id`;

/** Entries of a day; today also those who are still in the house since an earlier day. */
export async function listEntries(
  db: Db,
  carehomeId: string,
  { day, withOpen }: { day: string; withOpen: boolean },
): Promise<EntryRow[]> {
  const { rows } = await sql<EntryRow>`${entries}
    where e.carehome_id = ${carehomeId} and e.removed_at is null
      and (e.day = ${day}::date or (${withOpen} and e.signed_out_at is null))
    order by e.signed_in_at, e.id`.execute(db);
  return rows;
}

/** Who has not been signed out, and whom the app signed out since a moment. */
export async function listInside(db: Db, carehomeId: string, since: Date): Promise<EntryRow[]> {
  const { rows } = await sql<EntryRow>`${entries}
    where e.carehome_id = ${carehomeId} and e.removed_at is null
      and (e.signed_out_at is null or (e.not_signed_out and e.signed_out_at > ${since}))
    order by name, e.id`.execute(db);
  return rows;
}

/** Undefined if it exists already: the same attempt, or the same visitor signed in by a colleague. */
export const insertEntry = (db: Db, values: Insertable<VisitTables['visitor_entries']>) =>
  db
    .insertInto('visitor_entries')
    .values(values)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();

export const findSameEntry = (
  db: Db,
  carehomeId: string,
  {
    client_uuid,
    visit_id,
    reply_id,
  }: { client_uuid: string; visit_id: string | null; reply_id: string | null },
) =>
  db
    .selectFrom('visitor_entries')
    .select('id')
    .where('carehome_id', '=', carehomeId)
    .where((eb) =>
      eb.or([
        eb('client_uuid', '=', client_uuid),
        eb.and([
          eb('signed_out_at', 'is', null),
          eb('removed_at', 'is', null),
          eb.or([
            ...(visit_id === null ? [] : [eb('visit_id', '=', visit_id)]),
            ...(reply_id === null ? [] : [eb('reply_id', '=', reply_id)]),
          ]),
        ]),
      ]),
    )
    .orderBy('signed_in_at', 'desc')
    .executeTakeFirst();

export const lockEntry = (db: Db, carehomeId: string, id: string) =>
  db
    .selectFrom('visitor_entries')
    .select(['id', 'visit_id', 'reply_id', 'client_uuid', 'signed_out_at', 'removed_at'])
    .where('carehome_id', '=', carehomeId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

export const updateEntry = (
  db: Db,
  carehomeId: string,
  id: string,
  values: {
    signed_out_at?: Date | null;
    signed_out_by?: string | null;
    not_signed_out?: boolean;
    removed_at?: Date;
  },
) =>
  db
    .updateTable('visitor_entries')
    .set(values)
    .where('carehome_id', '=', carehomeId)
    .where('id', '=', id)
    .execute();

/** Residents who are in the house. */
export const listAtHome = (db: Db, carehomeId: string) =>
  db
    .selectFrom('residents')
    .select(['id', 'preferred_name', 'last_name', 'room'])
    .where('carehome_id', '=', carehomeId)
    .where('status', 'in', ['current', 'respite'])
    .orderBy('last_name')
    .orderBy('id')
    .execute();

/** Visitors of earlier days, in homes where the night is nearly over. */
const CLOSED_FROM_HOUR = 4;

export async function closeForgottenEntries(db: Db, now: Date) {
  const { rows } = await sql<{
    carehome_id: string;
  }>`update visitor_entries e set signed_out_at = ${now}, not_signed_out = true from carehomes c
    where c.id = e.carehome_id and e.signed_out_at is null and e.removed_at is null
      and e.day < (${now}::timestamptz at time zone c.time_zone)::date
      and extract(hour from ${now}::timestamptz at time zone c.time_zone) >= ${CLOSED_FROM_HOUR}
    returning e.carehome_id`.execute(db);
  for (const { carehome_id } of rows) touchHome(db, carehome_id, 'visitors');
}

const KEPT = sql`interval '12 months'`;

/** Entries first, because they refer to visits. */
export async function deletePastVisitors(db: Db, now: Date) {
  const pastEntries = await sql<{ carehome_id: string }>`
    delete from visitor_entries where day < (${now}::timestamptz - ${KEPT})::date
    returning carehome_id`.execute(db);
  const visits = await sql<{
    carehome_id: string;
  }>`delete from visits v where day < (${now}::timestamptz - ${KEPT})::date
    and not exists (select from visitor_entries e where e.carehome_id = v.carehome_id and e.visit_id = v.id)
    returning v.carehome_id`.execute(db);
  touchHomes(db, pastEntries.rows, 'visitors');
  touchHomes(db, visits.rows, 'visits');
}
