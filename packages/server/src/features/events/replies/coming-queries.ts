import { sql } from 'kysely';

import type { Db } from '../../../db/database.ts';

export interface ComingReply {
  reply_id: string;
  user_id: string;
  name: string | null;
  guests: number;
  resident_id: string | null;
  preferred_name: string | null;
  last_name: string | null;
  room: string | null;
  status: string | null;
  event_id: string;
  title: string;
  day: string;
  start_time: string | null;
}

interface Filters {
  from: string;
  to: string;
  userId?: string;
  residentId?: string;
}

/**
 * Relatives who come to events of a period and still have an open link to the resident they come with, or to anyone
 * (N3). A resident whose family was informed of their death or departure is visited no more (N7, N8).
 */
export async function listComing(
  db: Db,
  carehomeId: string,
  { from, to, userId, residentId }: Filters,
): Promise<ComingReply[]> {
  const { rows } = await sql<ComingReply>`
    select p.id as reply_id, p.user_id,
      coalesce(a.first_name || ' ' || a.last_name, u.first_name || ' ' || u.last_name) as name, p.guests,
      r.id as resident_id, r.preferred_name, r.last_name, r.room, r.status, e.id as event_id, e.title, e.day, e.start_time
    from event_replies p
    join events e on e.carehome_id = p.carehome_id and e.id = p.event_id
    join relatives a on a.carehome_id = p.carehome_id and a.user_id = p.user_id
    left join users u on u.id = p.user_id
    left join residents r on r.carehome_id = p.carehome_id and r.id = p.resident_id
    where p.carehome_id = ${carehomeId} and p.status = 'coming'
      and e.status = 'planned' and e.deleted_at is null and not e.is_draft
      and e.day between ${from}::date and ${to}::date
      and (r.id is null or r.family_status not in ('moved_out', 'deceased'))
      and exists (select from relative_links l where l.carehome_id = a.carehome_id and l.relative_id = a.id
        and l.status = 'active' and l.access_level > 0 and (p.resident_id is null or l.resident_id = p.resident_id))
      ${userId === undefined ? sql`` : sql`and p.user_id = ${userId}`}
      ${residentId === undefined ? sql`` : sql`and p.resident_id = ${residentId}`}
    order by e.starts_at, p.turn`.execute(db);
  return rows;
}
