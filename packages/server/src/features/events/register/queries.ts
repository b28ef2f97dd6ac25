import type { RegisterMark } from '@relish/shared/events/register/choices.ts';
import { sql } from 'kysely';

import type { Db } from '../../../db/database.ts';
import type { EventRow } from '../events/public.ts';

const LIVING_HERE = ['current', 'respite', 'hospital', 'away'] as const;

interface PersonRow {
  id: string;
  preferred_name: string;
  last_name: string;
  room: string | null;
  photo_id: string | null;
  is_invited: boolean;
  mark: RegisterMark | null;
  note: string | null;
  marked_by: string | null;
}

/** Everyone invited, put down or already marked, who still lives here (N7). Without invitations everyone is meant. */
export async function listPeople(
  db: Db,
  carehomeId: string,
  event: EventRow,
): Promise<PersonRow[]> {
  const { id, resident_ids, group_ids, audience } = event;
  const isForAll = resident_ids.length + group_ids.length === 0 && audience !== 'staff';
  const isInvited = sql`(${isForAll}
    or invites_any(r.carehome_id, ${resident_ids}::uuid[], ${group_ids}::uuid[], array[r.id])
    or exists (select from event_replies a where a.carehome_id = r.carehome_id and a.event_id = ${id}
      and a.user_id is null and a.resident_id = r.id and a.status = 'coming'))`;
  const { rows } = await sql<PersonRow>`
    select r.id, r.preferred_name, r.last_name, r.room, r.photo_id, p.mark, p.note, ${isInvited} as is_invited,
      case when p.mark is not null then u.first_name || ' ' || u.last_name end as marked_by
    from residents r
    left join event_people p on p.carehome_id = r.carehome_id and p.event_id = ${id} and p.resident_id = r.id
    left join users u on u.id = p.marked_by
    where r.carehome_id = ${carehomeId} and r.status = any(${LIVING_HERE}::text[])
      and (p.mark is not null or ${isInvited})
    order by r.preferred_name, r.last_name, r.id`.execute(db);
  return rows;
}

export const livesHere = async (db: Db, carehomeId: string, residentId: string): Promise<boolean> =>
  (await db
    .selectFrom('residents')
    .select('id')
    .where('carehome_id', '=', carehomeId)
    .where('id', '=', residentId)
    .where('status', 'in', LIVING_HERE)
    .executeTakeFirst()) !== undefined;

interface MarkToSave {
  event_id: string;
  resident_id: string;
  mark: RegisterMark | null;
  note: string | null;
  client_uuid: string;
  userId: string;
  now: Date;
}

/** Enough for every tap of a day on one resident. */
const REMEMBERED = 20;

/** Saves a mark unless it has arrived before (N20), and returns whether it was new. */
export async function saveMark(
  db: Db,
  carehomeId: string,
  { event_id, resident_id, mark, note, client_uuid, userId, now }: MarkToSave,
): Promise<boolean> {
  const { rows } = await sql`
    insert into event_people as p
      (carehome_id, event_id, resident_id, mark, note, marked_by, marked_at, client_uuids)
    values (${carehomeId}, ${event_id}, ${resident_id}, ${mark}, ${note}, ${userId}, ${now}, array[${client_uuid}]::uuid[])
    on conflict (carehome_id, event_id, resident_id) do update
      set mark = excluded.mark, note = excluded.note, marked_by = excluded.marked_by, marked_at = excluded.marked_at,
        client_uuids = (excluded.client_uuids || p.client_uuids)[1:${sql.lit(REMEMBERED)}]
      where not (p.client_uuids && excluded.client_uuids)
    returning p.event_id`.execute(db);
  return rows.length > 0;
}

export const findMark = async (
  db: Db,
  carehomeId: string,
  eventId: string,
  residentId: string,
): Promise<RegisterMark | null> =>
  (
    await db
      .selectFrom('event_people')
      .select('mark')
      .where('carehome_id', '=', carehomeId)
      .where('event_id', '=', eventId)
      .where('resident_id', '=', residentId)
      .executeTakeFirst()
  )?.mark ?? null;
