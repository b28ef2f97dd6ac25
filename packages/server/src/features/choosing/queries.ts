import type { Category } from '@relish/shared/activities/choices.ts';
import type { Conflict } from '@relish/shared/choosing/conflicts.ts';
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

interface PastRow {
  activity_id: string | null;
  category: Category | null;
  /** Null in the rows of activities; those of people have nothing else. */
  person_id: string | null;
  last: string;
  this_week: number;
}

/** When each activity was last chosen with any of them, and when each of them was last chosen for anything. */
export async function listPast(
  db: Db,
  carehomeId: string,
  ids: readonly string[],
  { since, week }: { since: Date; week: Date },
) {
  const { rows } = await sql<PastRow>`
    select c.activity_id, c.category, person_id, max(c.chosen_at) as last,
      count(distinct c.id) filter (where c.chosen_at >= ${week})::int as this_week
    from activity_choices c cross join unnest(c.resident_ids) as person_id
    where c.carehome_id = ${carehomeId} and c.chosen_at >= ${since} and c.resident_ids && ${ids}::uuid[]
      and person_id = any(${ids}::uuid[])
    group by grouping sets ((c.activity_id, c.category), (person_id))`.execute(db);
  return rows;
}

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
