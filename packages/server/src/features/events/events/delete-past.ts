import { sql } from 'kysely';

import { after, days } from '../../../core/clock.ts';
import { touchHomes } from '../../../db/announce.ts';
import type { Db } from '../../../db/database.ts';

/** domain 7.7: notices and events are kept for three years. */
const KEPT_MS = days(3 * 365);
const DELETED_AT_ONCE = 2000;

/** Deletes past events with their replies and register, oldest first, and series of which nothing is left. */
export async function deletePastEvents(db: Db, now: Date) {
  const before = after(now, -KEPT_MS);
  const { rows } = await sql<{ id: string; carehome_id: string }>`
    select e.id, e.carehome_id from events e where e.ends_at < ${before}
      -- A record names its event, which the record check would miss.
      and not exists (select from reports r where r.carehome_id = e.carehome_id and r.event_id = e.id)
    order by e.ends_at limit ${DELETED_AT_ONCE}`.execute(db);
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return;
  touchHomes(db, rows, 'events');
  await db.deleteFrom('event_replies').where('event_id', 'in', ids).execute();
  await db.deleteFrom('event_people').where('event_id', 'in', ids).execute();
  await db.deleteFrom('events').where('id', 'in', ids).execute();
  await sql`delete from event_series s
    where least(s.filled_to, (s.recurrence->>'until')::date, s.ended_on) < ${before}
      and not exists (select from events e where e.carehome_id = s.carehome_id and e.series_id = s.id)
      and not exists (select from event_series n where n.carehome_id = s.carehome_id and n.continues_id = s.id)`.execute(
    db,
  );
}
