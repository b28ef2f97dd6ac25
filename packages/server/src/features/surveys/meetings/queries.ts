import type { EasyLine } from '@relish/shared/surveys/meetings/contract.ts';
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';

import type { Db } from '../../../db/database.ts';
import type { ListeningTables } from '../../../db/listening-tables.ts';

export type MeetingEntry = Omit<
  Selectable<ListeningTables['meetings']>,
  'carehome_id' | 'created_at' | 'created_by' | 'easy_read'
> & {
  easy_read: EasyLine[];
  actions: number;
  event_title: string | null;
  event_day: string | null;
};

const entry = sql`m.id, m.kind, m.title, m.day, m.place, m.event_id, m.agenda, m.resident_ids, m.others_came, m.minutes,
  m.easy_read, m.version, e.title as event_title, e.day as event_day,
  (select count(*)::int from actions a where a.carehome_id = m.carehome_id and a.meeting_id = m.id) as actions`;
const meetings = sql`meetings m left join events e on e.carehome_id = m.carehome_id and e.id = m.event_id`;

export async function listMeetings(
  db: Db,
  carehomeId: string,
  { after, limit }: { after: { day: string; id: string } | null; limit: number },
): Promise<MeetingEntry[]> {
  const { rows } = await sql<MeetingEntry>`
    select ${entry} from ${meetings} where m.carehome_id = ${carehomeId}
      and ${after === null ? sql`true` : sql`(m.day, m.id) < (${after.day}::date, ${after.id}::uuid)`}
    order by m.day desc, m.id desc limit ${limit}`.execute(db);
  return rows;
}

export async function findMeeting(db: Db, carehomeId: string, id: string) {
  const { rows } = await sql<MeetingEntry>`
    select ${entry} from ${meetings} where m.carehome_id = ${carehomeId} and m.id = ${id}`.execute(
    db,
  );
  return rows[0];
}

export const lockMeeting = (db: Db, carehomeId: string, id: string) =>
  db
    .selectFrom('meetings')
    .select(['id', 'version', 'event_id'])
    .where('carehome_id', '=', carehomeId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

export const insertMeetings = (db: Db, rows: Insertable<ListeningTables['meetings']>[]) =>
  db.insertInto('meetings').values(rows).returning('id').execute();

export const updateMeeting = (
  db: Db,
  carehomeId: string,
  id: string,
  values: Updateable<ListeningTables['meetings']>,
) =>
  db
    .updateTable('meetings')
    .set((eb) => ({ ...values, version: eb('version', '+', 1) }))
    .where('carehome_id', '=', carehomeId)
    .where('id', '=', id)
    .execute();

const isPublished = sql`e.deleted_at is null and not e.is_draft and e.status <> 'cancelled'`;

/** Events that have begun, latest first. */
export async function listRecentEvents(
  db: Db,
  carehomeId: string,
  { from, to, limit }: { from: string; to: string; limit: number },
) {
  const { rows } = await sql<{ id: string; title: string; day: string }>`
    select e.id, e.title, e.day from events e
    where e.carehome_id = ${carehomeId} and ${isPublished} and e.day between ${from} and ${to}
    order by e.day desc, e.id limit ${limit}`.execute(db);
  return rows;
}

export async function isEventHere(db: Db, carehomeId: string, id: string): Promise<boolean> {
  const { rows } = await sql`
    select from events e where e.carehome_id = ${carehomeId} and e.id = ${id} and ${isPublished}`.execute(
    db,
  );
  return rows.length > 0;
}

/** Residents marked as present in the register of an event. */
export async function listCame(db: Db, carehomeId: string, eventId: string) {
  const { rows } = await sql<{ id: string; name: string }>`
    select r.id, r.preferred_name || ' ' || r.last_name as name
    from event_people p join residents r on r.carehome_id = p.carehome_id and r.id = p.resident_id
    where p.carehome_id = ${carehomeId} and p.event_id = ${eventId} and p.mark = 'came'
    order by 2, 1`.execute(db);
  return rows;
}
