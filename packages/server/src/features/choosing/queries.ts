import type { Category } from '@relish/shared/activities/choices.ts';
import type { Conflict } from '@relish/shared/choosing/conflicts.ts';
import type { Presence } from '@relish/shared/figures/eligible-days.ts';
import type { Stance } from '@relish/shared/interests/taxonomy.ts';
import type { Level } from '@relish/shared/pal/levels.ts';
import type { ResidentFields } from '@relish/shared/residents/profile.ts';
import { sql } from 'kysely';

import type { Db } from '../../db/database.ts';

interface PersonRow {
  id: string;
  preferred_name: string;
  level: Level | null;
  stances: Record<string, Stance>;
  mobility: Partial<ResidentFields['mobility']>;
  diet: Partial<ResidentFields['diet']>;
  allergies: ResidentFields['allergies'];
  safety: Partial<ResidentFields['safety']>;
  alcohol: string | null;
  avoid_topics: string[];
  group_size: ResidentFields['group_size'];
  place: ResidentFields['place'];
  session_minutes: number | null;
}

/** Those of them who live here, with what decides about an activity; one statement, whatever the number. */
export async function listPeople(db: Db, carehomeId: string, ids: readonly string[]) {
  const { rows } = await sql<PersonRow>`
    select r.id, r.preferred_name, p.confirmed_level as level, r.mobility, r.diet, r.allergies, r.safety, r.alcohol,
      r.avoid_topics, r.group_size, r.place, r.session_minutes,
      (select coalesce(json_object_agg(i.interest_code, i.stance), '{}') from resident_interests i
        where i.carehome_id = r.carehome_id and i.resident_id = r.id) as stances
    from residents r
    left join pal_assessments p on p.carehome_id = r.carehome_id and p.resident_id = r.id and p.status = 'final'
    where r.carehome_id = ${carehomeId} and r.id = any(${ids}::uuid[])
      and r.status in ('current', 'respite', 'hospital', 'away')
    order by lower(r.preferred_name), r.id`.execute(db);
  return rows;
}

export interface DoneRow {
  activity_id: string | null;
  category: Category;
  last: string;
  this_week: number;
  /** How it was, from −1 to 1 each time, and how often somebody said so. */
  enjoyed_sum: number;
  enjoyed_count: number;
}

/** In the rows of people there is nothing but when they last had anything. */
type PastRow =
  | (DoneRow & { person_id: null })
  | { category: null; activity_id: null; person_id: string; last: string };

interface Since {
  since: Date;
  week: Date;
}

/** What was done or chosen with any of them. What the person said about it counts before what was seen. */
const pastOf = (carehomeId: string, ids: readonly string[], since: Date) => sql`
  past as (
    select r.activity_id, r.category, p.resident_id as person_id, r.id as session, p.started_at as at,
      case p.feedback when 'liked' then 1 when 'ok' then 0.25 when 'not_for_me' then -1
        else (p.engagement - 2) / 2.0 end as enjoyed
    from participations p join reports r on r.carehome_id = p.carehome_id and r.id = p.report_id
    where p.carehome_id = ${carehomeId} and p.resident_id = any(${ids}::uuid[]) and p.started_at >= ${since}
      and not p.voided and p.attendance in ('took_part', 'watched', 'left_early')
    union all
    select c.activity_id, c.category, person_id, c.id, c.chosen_at, null
    from activity_choices c cross join unnest(c.resident_ids) as person_id
    where c.carehome_id = ${carehomeId} and c.chosen_at >= ${since} and c.resident_ids && ${ids}::uuid[]
      and person_id = any(${ids}::uuid[])
      and not exists (select from reports r where r.carehome_id = c.carehome_id and r.choice_id = c.id))`;

const figuresOf = (week: Date) => sql`
  max(at) as last, count(distinct session) filter (where at >= ${week})::int as this_week,
  coalesce(sum(enjoyed), 0)::float8 as enjoyed_sum, count(enjoyed)::int as enjoyed_count`;

/** When each activity was last done with any of them and how it was, and when each of them last had anything. */
export async function listPast(
  db: Db,
  carehomeId: string,
  ids: readonly string[],
  { since, week }: Since,
) {
  const { rows } = await sql<PastRow>`
    with ${pastOf(carehomeId, ids, since)}
    select activity_id, category, person_id, ${figuresOf(week)}
    from past group by grouping sets ((activity_id, category), (person_id))`.execute(db);
  return rows;
}

/** The same for each of them alone. */
export async function listPastOfEach(
  db: Db,
  carehomeId: string,
  ids: readonly string[],
  { since, week }: Since,
) {
  const { rows } = await sql<DoneRow & { person_id: string }>`
    with ${pastOf(carehomeId, ids, since)}
    select activity_id, category, person_id, ${figuresOf(week)}
    from past group by person_id, activity_id, category`.execute(db);
  return rows;
}

export interface HereRow extends Presence {
  preferred_name: string;
  last_name: string;
  photo_id: string | null;
  room: string | null;
  last: { report_id: string; title: string; day: string } | null;
  declined: number;
}

/** Who lives here, since when, and what they were last part of: one look into an index for each. */
export async function listHere(db: Db, carehomeId: string, from: string): Promise<HereRow[]> {
  const { rows } = await sql<HereRow>`
    select r.id, r.preferred_name, r.last_name, r.photo_id, r.room,
      (select json_agg(json_build_object('from_date', s.from_date, 'to_date', s.to_date))
        from stays s where s.carehome_id = r.carehome_id and s.resident_id = r.id) as stays,
      (select coalesce(json_agg(json_build_object('status', s.status, 'since', s.since)), '[]')
        from resident_statuses s where s.carehome_id = r.carehome_id and s.resident_id = r.id
          and s.undone_at is null) as statuses,
      last.found as last,
      (select count(*)::int from participations p where p.carehome_id = r.carehome_id and p.resident_id = r.id
        and p.started_at >= greatest(last.started_at, ${from}::date) and p.attendance = 'declined' and not p.voided
        and p.day > coalesce(last.day, '-infinity')) as declined
    from residents r
    left join lateral (
      select json_build_object('report_id', p.report_id, 'title', t.title, 'day', p.day) as found, p.started_at, p.day
      from participations p join reports t on t.carehome_id = p.carehome_id and t.id = p.report_id
      where p.carehome_id = r.carehome_id and p.resident_id = r.id and not p.voided
        and p.attendance in ('took_part', 'watched', 'left_early')
      order by p.started_at desc limit 1) last on true
    where r.carehome_id = ${carehomeId} and r.status in ('current', 'respite')`.execute(db);
  return rows;
}

export const hasRecords = async (db: Db, carehomeId: string): Promise<boolean> =>
  (await db
    .selectFrom('reports')
    .select('id')
    .where('carehome_id', '=', carehomeId)
    .where('status', '<>', 'voided')
    .limit(1)
    .executeTakeFirst()) !== undefined;

export const insertChoice = (
  db: Db,
  carehomeId: string,
  choice: {
    activity_id: string;
    category: Category;
    resident_ids: string[];
    acknowledged: Conflict[];
    chosen_by: string;
    chosen_at: Date;
  },
) =>
  db
    .insertInto('activity_choices')
    .values({
      ...choice,
      carehome_id: carehomeId,
      acknowledged: JSON.stringify(choice.acknowledged),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
