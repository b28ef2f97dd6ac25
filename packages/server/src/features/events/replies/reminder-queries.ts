import { sql } from 'kysely';

import type { Db } from '../../../db/database.ts';

// Not while people sleep.
const FROM_HOUR = 9;

/**
 * Who is reminded: members of a household, and relatives with an open link to the resident they come with, or to anyone
 * (N3). After a death there is no reminder (N7).
 */
const isStillWelcome = sql`(m.role <> 'relative' or exists (
  select from relatives a join relative_links l on l.carehome_id = a.carehome_id and l.relative_id = a.id
  join residents r on r.carehome_id = l.carehome_id and r.id = l.resident_id
  where a.carehome_id = p.carehome_id and a.user_id = p.user_id and l.status = 'active' and l.access_level > 0
    and r.status not in ('deceased', 'moved_out') and (p.resident_id is null or p.resident_id = r.id)))`;

const replies = sql`event_replies p
  join events e on e.carehome_id = p.carehome_id and e.id = p.event_id
  join carehomes c on c.id = p.carehome_id
  join memberships m on m.carehome_id = p.carehome_id and m.user_id = p.user_id and m.ended_at is null`;

const takesPlace = sql`p.status = 'coming' and e.status = 'planned' and not e.is_draft and e.deleted_at is null`;

/** Marks the replies to events of tomorrow as reminded, and returns them by person. */
export async function claimReminders(db: Db, now: Date) {
  const { rows } = await sql<{ carehome_id: string; reply_ids: string[] }>`
    with due as (
      select p.id from ${replies}
      where p.reminded_at is null and ${takesPlace}
        and e.starts_at between ${now}::timestamptz and ${now}::timestamptz + interval '2 days'
        and e.day = (${now}::timestamptz at time zone c.time_zone)::date + 1
        and extract(hour from ${now}::timestamptz at time zone c.time_zone) >= ${FROM_HOUR}
        -- Someone who replied today has not forgotten it.
        and (p.replied_at at time zone c.time_zone)::date < (${now}::timestamptz at time zone c.time_zone)::date
        and ${isStillWelcome}
      for update of p skip locked),
    reminded as (
      update event_replies p set reminded_at = ${now} from due where p.id = due.id
      returning p.id, p.carehome_id, p.user_id)
    select carehome_id, array_agg(id) as reply_ids from reminded group by carehome_id, user_id`.execute(
    db,
  );
  return rows;
}

interface ToRemind {
  user_id: string;
  email: string;
  is_demo: boolean;
  wants_mail: boolean;
  carehome_name: string;
  titles: string[];
}

/** Checked again when the job runs, because the event may have been cancelled since. */
export async function findToRemind(
  db: Db,
  carehomeId: string,
  replyIds: readonly string[],
): Promise<ToRemind | undefined> {
  const { rows } = await sql<ToRemind>`
    select u.id as user_id, u.email, o.is_demo, m.reminder_mail as wants_mail, c.name as carehome_name, array_agg(e.title order by e.starts_at) as titles
    from ${replies}
    join users u on u.id = p.user_id and u.deactivated_at is null
    join organisations o on o.id = c.organisation_id
    where p.carehome_id = ${carehomeId} and p.id = any(${replyIds}::uuid[]) and ${takesPlace} and ${isStillWelcome}
    group by u.id, u.email, o.is_demo, m.reminder_mail, c.name`.execute(db);
  return rows[0];
}
