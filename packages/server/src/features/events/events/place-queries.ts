import { sql } from 'kysely';

import type { Db } from '../../../db/database.ts';

interface Waiting {
  id: string;
  event_id: string;
  guests: number;
  /** Null without a limit. */
  free: number | null;
}

/** Everyone who waits for one of these events, in their order, unless it has begun. */
export async function listWaiting(
  db: Db,
  carehomeId: string,
  eventIds: readonly string[],
  now: Date,
) {
  const { rows } = await sql<Waiting>`
    select p.id, p.event_id, p.guests, e.capacity - places_taken(e.carehome_id, e.id) as free
    from event_replies p join events e on e.carehome_id = p.carehome_id and e.id = p.event_id
    where p.carehome_id = ${carehomeId} and p.event_id = any(${eventIds}::uuid[]) and p.status = 'waiting'
      and e.status = 'planned' and e.deleted_at is null and e.starts_at > ${now}
    order by p.turn`.execute(db);
  return rows;
}

export const givePlaces = (db: Db, carehomeId: string, replyIds: readonly string[]) =>
  db
    .updateTable('event_replies')
    .set({ status: 'coming' })
    .where('carehome_id', '=', carehomeId)
    .where('id', 'in', replyIds)
    .execute();
