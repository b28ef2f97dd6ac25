import type { Period } from '@relish/shared/days.ts';
import { sql } from 'kysely';

import type { Db } from '../../../db/database.ts';

export interface ListeningCounts {
  complaints: number;
  concerns: number;
  compliments: number;
  answered: number;
  answered_in_time: number;
  upheld: number;
  actions: number;
  actions_done: number;
  actions_published: number;
  meetings: number;
  surveys: number;
}

/**
 * For the whole home in a period. Complaints about the person who asks are left out, so that their number does not reveal
 * that there are any (N25).
 */
export async function countListening(
  db: Db,
  carehomeId: string,
  { from, to }: Period,
  { timeZone, requestedBy }: { timeZone: string; requestedBy: string },
): Promise<ListeningCounts> {
  const { rows } = await sql<ListeningCounts>`
    with received as (
      select f.kind, f.answered_on, f.answer_by, f.outcome from feedback f
      where f.carehome_id = ${carehomeId} and f.received_on between ${from} and ${to} and f.voided_at is null
        and (f.kind = 'compliment' or ${requestedBy}::uuid <> all (f.about_staff_ids))
    )
    select (select count(*)::int from received where kind = 'complaint') as complaints,
      (select count(*)::int from received where kind = 'concern') as concerns,
      (select count(*)::int from received where kind = 'compliment') as compliments,
      (select count(*)::int from received where answered_on is not null) as answered,
      (select count(*)::int from received where answered_on <= answer_by) as answered_in_time,
      (select count(*)::int from received where outcome in ('upheld', 'partly_upheld')) as upheld,
      (select count(*)::int from actions a where a.carehome_id = ${carehomeId}
        and (a.created_at at time zone ${timeZone})::date between ${from} and ${to}) as actions,
      (select count(*)::int from actions a where a.carehome_id = ${carehomeId}
        and a.done_on between ${from} and ${to}) as actions_done,
      (select count(*)::int from actions a where a.carehome_id = ${carehomeId}
        and a.done_on between ${from} and ${to} and a.published_at is not null) as actions_published,
      (select count(*)::int from meetings m where m.carehome_id = ${carehomeId}
        and m.day between ${from} and ${to}) as meetings,
      (select count(*)::int from surveys s where s.carehome_id = ${carehomeId}
        and (s.opened_at at time zone ${timeZone})::date between ${from} and ${to}) as surveys`.execute(
    db,
  );
  const [counts] = rows;
  if (!counts) throw new Error('An aggregate always has one row');
  return counts;
}
