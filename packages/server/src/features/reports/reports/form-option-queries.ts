import type { Category } from '@relish/shared/library/activities/choices.ts';
import type { ReportFormat, ReportPlace } from '@relish/shared/reports/reports/choices.ts';
import type { Level } from '@relish/shared/residents/pal/levels.ts';
import { type Insertable, sql } from 'kysely';

import type { Db } from '../../../db/database.ts';
import type { Schema } from '../../../db/schema.ts';

interface PersonRow {
  id: string;
  preferred_name: string;
  last_name: string;
  room: string | null;
  photo_id: string | null;
  level: Level | null;
  shares: boolean;
  photos: 'yes' | 'ask' | 'no';
}

/** With their consents. */
export async function listPresentable(db: Db, carehomeId: string) {
  const { rows } = await sql<PersonRow>`
    select r.id, r.preferred_name, r.last_name, r.room, r.photo_id, p.confirmed_level as level,
      coalesce(bool_or(c.decision = 'yes') filter (where c.purpose = 'share_activity_family'), false) as shares,
      coalesce(max(case c.decision when 'yes' then 'yes' when 'ask_each_time' then 'ask' else 'no' end)
        filter (where c.purpose = 'photo_life_story'), 'no') as photos
    from residents r
    left join pal_assessments p on p.carehome_id = r.carehome_id and p.resident_id = r.id and p.status = 'final'
    left join consents c on c.carehome_id = r.carehome_id and c.resident_id = r.id and c.superseded_at is null
      and c.purpose in ('share_activity_family', 'photo_life_story')
    where r.carehome_id = ${carehomeId} and r.status in ('current', 'respite')
    group by r.id, p.confirmed_level
    order by lower(r.preferred_name), r.id`.execute(db);
  return rows;
}

interface RecentRow {
  id: string;
  activity_id: string | null;
  title: string;
  category: Category;
  format: ReportFormat;
  duration_min: number;
  place: ReportPlace | null;
  mine: boolean;
  resident_ids: string[];
}

const LOOKED_AT = 40;
const RECENT = 8;

/** Each activity once: the user's own first, then colleagues'. */
export async function listRecent(db: Db, carehomeId: string, userId: string) {
  const { rows } = await sql<RecentRow>`
    with latest as (
      (select r.*, true as mine from reports r where r.carehome_id = ${carehomeId} and r.created_by = ${userId}
        order by r.started_at desc, r.id desc limit ${LOOKED_AT})
      union all
      (select r.*, false from reports r where r.carehome_id = ${carehomeId}
        order by r.started_at desc, r.id desc limit ${LOOKED_AT})),
    once as (
      select distinct on (coalesce(l.activity_id::text, lower(l.title))) * from latest l where l.status <> 'voided'
      order by coalesce(l.activity_id::text, lower(l.title)), l.mine desc, l.started_at desc)
    select o.id, o.activity_id, o.title, o.category, o.format, o.duration_min, o.place, o.mine,
      array(select p.resident_id from participations p
        where p.carehome_id = o.carehome_id and p.report_id = o.id order by p.position) as resident_ids
    from once o order by o.mine desc, o.started_at desc limit ${RECENT}`.execute(db);
  return rows;
}

export const listTemplates = (db: Db, carehomeId: string) =>
  db
    .selectFrom('report_templates')
    .select([
      'id',
      'name',
      'activity_id',
      'title',
      'category',
      'duration_min',
      'place',
      'resident_ids',
    ])
    .where('carehome_id', '=', carehomeId)
    .orderBy(sql`lower(name)`)
    .execute();

export const findTemplateNamed = (db: Db, carehomeId: string, name: string) =>
  db
    .selectFrom('report_templates')
    .select('id')
    .where('carehome_id', '=', carehomeId)
    .where(sql`lower(name)`, '=', name.toLowerCase())
    .executeTakeFirst();

export const insertTemplate = (db: Db, values: Insertable<Schema['report_templates']>) =>
  db.insertInto('report_templates').values(values).returning('id').executeTakeFirstOrThrow();

export async function deleteTemplate(db: Db, carehomeId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('report_templates')
    .where('carehome_id', '=', carehomeId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
