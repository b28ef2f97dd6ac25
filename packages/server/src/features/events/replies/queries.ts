import { type Insertable, sql } from 'kysely';

import type { Db } from '../../../db/database.ts';
import type { EventTables } from '../../../db/event-tables.ts';

/** A relative or member of a household has one reply, and so has a resident whom staff put down. */
export type Replier = { user_id: string } | { user_id: null; resident_id: string };

export const findReply = (db: Db, carehomeId: string, eventId: string, replier: Replier) =>
  db
    .selectFrom('event_replies')
    .select(['id', 'status', 'guests'])
    .where('carehome_id', '=', carehomeId)
    .where('event_id', '=', eventId)
    .$call((query) =>
      replier.user_id === null
        ? query.where('user_id', 'is', null).where('resident_id', '=', replier.resident_id)
        : query.where('user_id', '=', replier.user_id),
    )
    .executeTakeFirst();

export async function countTaken(db: Db, carehomeId: string, eventId: string): Promise<number> {
  const { rows } = await sql<{ taken: number }>`
    select places_taken(${carehomeId}, ${eventId}) as taken`.execute(db);
  return rows[0]?.taken ?? 0;
}

export const insertReply = (db: Db, values: Insertable<EventTables['event_replies']>) =>
  db.insertInto('event_replies').values(values).execute();

interface ReplyValues {
  status: 'coming' | 'waiting';
  guests: number;
  resident_id: string | null;
  seen_version: number;
}

/** Someone who comes or waits keeps their turn; after a withdrawal they wait behind the others. */
export const updateReply = (
  db: Db,
  carehomeId: string,
  id: string,
  values: ReplyValues,
  { isNew, now }: { isNew: boolean; now: Date },
) =>
  db
    .updateTable('event_replies')
    .set({ ...values, ...(isNew && { turn: sql`default`, replied_at: now, reminded_at: null }) })
    .where('carehome_id', '=', carehomeId)
    .where('id', '=', id)
    .execute();

export const withdrawReply = (db: Db, carehomeId: string, id: string) =>
  db
    .updateTable('event_replies')
    .set({ status: 'withdrawn' })
    .where('carehome_id', '=', carehomeId)
    .where('id', '=', id)
    .execute();

/** Never a version that does not exist yet, and never an older one than before. */
export const markSeen = (
  db: Db,
  carehomeId: string,
  { eventId, userId, version }: { eventId: string; userId: string; version: number },
) =>
  sql`update event_replies p set seen_version = least(e.version, ${version}::int) from events e
    where p.carehome_id = ${carehomeId} and p.event_id = ${eventId} and p.user_id = ${userId}
      and e.carehome_id = p.carehome_id and e.id = p.event_id
      and p.seen_version < least(e.version, ${version}::int)`.execute(db);

interface GuestRow {
  id: string;
  name: string | null;
  status: 'coming' | 'waiting';
  guests: number;
  replied_at: string;
  resident_id: string | null;
  preferred_name: string | null;
  last_name: string | null;
  photo_id: string | null;
}

/** Named as the home knows them: by the contact card of a relative, else by the account. */
const GUEST_NAME = sql`coalesce(l.first_name || ' ' || l.last_name, u.first_name || ' ' || u.last_name)`;

export async function listGuests(db: Db, carehomeId: string, eventId: string): Promise<GuestRow[]> {
  const { rows } = await sql<GuestRow>`
    select p.id, ${GUEST_NAME} as name, p.status, p.guests, p.replied_at, r.id as resident_id,
      r.preferred_name, r.last_name, r.photo_id
    from event_replies p
    left join users u on u.id = p.user_id
    left join relatives l on l.carehome_id = p.carehome_id and l.user_id = p.user_id
    left join residents r on r.carehome_id = p.carehome_id and r.id = p.resident_id
    where p.carehome_id = ${carehomeId} and p.event_id = ${eventId} and p.status <> 'withdrawn'
    order by p.turn`.execute(db);
  return rows;
}

/** Members who accepted before the last change that guests were told about, and have not looked since (N3). */
export async function listNotSeen(db: Db, carehomeId: string, eventId: string) {
  const { rows } = await sql<{ id: string; name: string; phone: string | null; guests: number }>`
    select p.id, ${GUEST_NAME} as name, l.phone, p.guests
    from event_replies p
    join events e on e.carehome_id = p.carehome_id and e.id = p.event_id
    join users u on u.id = p.user_id and u.deactivated_at is null
    join memberships m on m.carehome_id = p.carehome_id and m.user_id = u.id and m.ended_at is null
    left join relatives l on l.carehome_id = p.carehome_id and l.user_id = p.user_id
    where p.carehome_id = ${carehomeId} and p.event_id = ${eventId} and p.status <> 'withdrawn'
      and p.seen_version < e.told_version
    order by p.turn`.execute(db);
  return rows;
}

/** Residents who live here; others cannot be put down. */
export const livesHere = async (db: Db, carehomeId: string, residentId: string): Promise<boolean> =>
  (await db
    .selectFrom('residents')
    .select('id')
    .where('carehome_id', '=', carehomeId)
    .where('id', '=', residentId)
    .where('status', 'in', ['current', 'respite', 'hospital', 'away'])
    .executeTakeFirst()) !== undefined;
