import { sql } from 'kysely';

import type { Db } from '../../../db/database.ts';

interface EventRecord {
  id: string;
  title: string;
  started_at: string;
  by: string;
}

export async function listForEvent(db: Db, carehomeId: string, eventId: string) {
  const { rows } = await sql<EventRecord>`
    select r.id, r.title, r.started_at, coalesce(u.first_name || ' ' || u.last_name, '') as by
    from reports r left join users u on u.id = r.created_by
    where r.carehome_id = ${carehomeId} and r.event_id = ${eventId} and r.status <> 'voided'
    order by r.created_at, r.id`.execute(db);
  return rows;
}

export interface Outcome {
  /** Of the first record; null without one. */
  recorded_at: string | null;
  liked: number;
  ok: number;
  not_for_me: number;
}

/** Feedback from the records of an event that are not void. */
export async function sumOutcome(db: Db, carehomeId: string, eventId: string): Promise<Outcome> {
  const { rows } = await sql<Outcome>`
    select min(r.created_at) as recorded_at,
      count(*) filter (where p.feedback = 'liked')::int as liked,
      count(*) filter (where p.feedback = 'ok')::int as ok,
      count(*) filter (where p.feedback = 'not_for_me')::int as not_for_me
    from reports r
    left join participations p on p.carehome_id = r.carehome_id and p.report_id = r.id and not p.voided
    where r.carehome_id = ${carehomeId} and r.event_id = ${eventId} and r.status <> 'voided'`.execute(
    db,
  );
  return rows[0]!;
}
