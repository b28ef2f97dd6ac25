import type { Category } from '@relish/shared/library/activities/choices.ts';
import type { Conflict } from '@relish/shared/library/suggestions/conflicts.ts';
import type { SafetyColumns } from '@relish/shared/library/suggestions/safety-facts.ts';
import type { Stance } from '@relish/shared/residents/interests/taxonomy.ts';
import type { Level } from '@relish/shared/residents/pal/levels.ts';
import type { Presence } from '@relish/shared/residents/residents/eligible-days.ts';
import type { ResidentFields } from '@relish/shared/residents/residents/profile.ts';
import { sql } from 'kysely';

import type { Db } from '../../../db/database.ts';

interface PersonRow extends SafetyColumns {
  id: string;
  preferred_name: string;
  level: Level | null;
  stances: Record<string, Stance>;
  alcohol: string | null;
  avoid_topics: string[];
  group_size: ResidentFields['group_size'];
  place: ResidentFields['place'];
  session_minutes: number | null;
}

/** One statement for any number of residents. */
export async function listPeople(db: Db, carehomeId: string, ids: readonly string[]) {
  const { rows } = await sql<PersonRow>`
    select r.id, r.preferred_name, p.confirmed_level as level, r.communication, r.mobility, r.diet, r.allergies, r.safety,
      r.safety_confirmed_at, r.alcohol, r.avoid_topics, r.group_size, r.place, r.session_minutes,
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
  /** Sum of ratings from −1 to 1, and their count. */
  enjoyed_sum: number;
  enjoyed_count: number;
}

/** Rows by resident only hold the date of their last participation. */
type PastRow =
  | (DoneRow & { person_id: null })
  | { category: null; activity_id: null; person_id: string; last: string };

interface Since {
  since: Date;
  week: Date;
}

/** The resident's own rating takes precedence over the observed one. */
const selectPast = (carehomeId: string, ids: readonly string[], since: Date) => sql`
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

const sumFigures = (week: Date) => sql`
  max(at) as last, count(distinct session) filter (where at >= ${week})::int as this_week,
  coalesce(sum(enjoyed), 0)::float8 as enjoyed_sum, count(enjoyed)::int as enjoyed_count`;

/** Per activity: last time and ratings. Per resident: last participation. */
export async function listPast(
  db: Db,
  carehomeId: string,
  ids: readonly string[],
  { since, week }: Since,
) {
  const { rows } = await sql<PastRow>`
    with ${selectPast(carehomeId, ids, since)}
    select activity_id, category, person_id, ${sumFigures(week)}
    from past group by grouping sets ((activity_id, category), (person_id))`.execute(db);
  return rows;
}

export async function listPastOfEach(
  db: Db,
  carehomeId: string,
  ids: readonly string[],
  { since, week }: Since,
) {
  const { rows } = await sql<DoneRow & { person_id: string }>`
    with ${selectPast(carehomeId, ids, since)}
    select activity_id, category, person_id, ${sumFigures(week)}
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

/** Current residents with their last participation, by one index lookup each. */
export async function listHere(db: Db, carehomeId: string, from: string): Promise<HereRow[]> {
  const { rows } = await sql<HereRow>`
    select r.id, r.preferred_name, r.last_name, r.photo_id, r.room,
      (select json_agg(json_build_object('from_date', s.from_date, 'to_date', s.to_date))
        from stays s where s.carehome_id = r.carehome_id and s.resident_id = r.id) as stays,
      (select coalesce(json_agg(json_build_object('status', s.status, 'since', s.since)), '[]')
        from resident_statuses s where s.carehome_id = r.carehome_id and s.resident_id = r.id
          and s.undone_at is null) as statuses,
      case when last.report_id is not null then json_build_object('report_id', last.report_id, 'day', last.day,
        'title', (select t.title from reports t where t.carehome_id = r.carehome_id and t.id = last.report_id)) end as last,
      (select count(*)::int from participations p where p.carehome_id = r.carehome_id and p.resident_id = r.id
        and p.started_at >= greatest(last.started_at, ${from}::date) and p.attendance = 'declined' and not p.voided
        and p.day > coalesce(last.day, '-infinity')) as declined
    from residents r
    left join lateral (
      select p.report_id, p.started_at, p.day
      from participations p
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
