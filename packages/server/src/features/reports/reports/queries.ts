import type { Level } from '@relish/shared/residents/pal/levels.ts';
import { STAFF_ROLES } from '@relish/shared/roles.ts';
import { type Selectable, sql } from 'kysely';

import type { Db } from '../../../db/database.ts';
import type { Schema } from '../../../db/schema.ts';
import type { PersonValues, PhotoValues, ReportValues } from './body.ts';

export const findByClient = (db: Db, carehomeId: string, clientUuid: string) =>
  db
    .selectFrom('reports')
    .selectAll()
    .where('carehome_id', '=', carehomeId)
    .where('client_uuid', '=', clientUuid)
    .executeTakeFirst();

/** Undefined if the same save was already stored. */
export const insertReport = async (db: Db, report: ReportValues): Promise<string | undefined> =>
  (
    await db
      .insertInto('reports')
      .values(withJson(report))
      .onConflict((conflict) => conflict.columns(['carehome_id', 'client_uuid']).doNothing())
      .returning('id')
      .executeTakeFirst()
  )?.id;

const AT_ONCE = 500;

export async function insertReports(db: Db, reports: readonly ReportValues[]) {
  for (let from = 0; from < reports.length; from += AT_ONCE)
    await db
      .insertInto('reports')
      .values(reports.slice(from, from + AT_ONCE).map(withJson))
      .execute();
}

export async function insertParticipations(db: Db, people: readonly PersonValues[]) {
  for (let from = 0; from < people.length; from += AT_ONCE)
    await db
      .insertInto('participations')
      .values(people.slice(from, from + AT_ONCE))
      .execute();
}

const withJson = (report: ReportValues) => ({
  ...report,
  led_by: JSON.stringify(report.led_by),
  helpers: JSON.stringify(report.helpers),
});

export async function lockReport(db: Db, carehomeId: string, id: string) {
  const { rows } = await sql<Selectable<Schema['reports']> & { updated_by_name: string | null }>`
    select r.*, (select u.first_name || ' ' || u.last_name from users u where u.id = r.updated_by) as updated_by_name
    from reports r where r.carehome_id = ${carehomeId} and r.id = ${id} for update`.execute(db);
  return rows[0];
}

/** Author and creation time cannot be changed, here or in the database. */
export const updateReport = (db: Db, carehomeId: string, id: string, report: ReportValues) =>
  db
    .updateTable('reports')
    .set({
      report_type: report.report_type,
      status: report.status ?? 'submitted',
      activity_id: report.activity_id ?? null,
      title: report.title,
      category: report.category,
      format: report.format,
      started_at: report.started_at,
      day: report.day,
      duration_min: report.duration_min,
      place: report.place ?? null,
      place_text: report.place_text ?? null,
      led_by: JSON.stringify(report.led_by),
      helpers: JSON.stringify(report.helpers),
      planned: report.planned,
      choice_id: report.choice_id ?? null,
      note: report.note ?? null,
      what_worked: report.what_worked ?? null,
      what_to_change: report.what_to_change ?? null,
      cost_pence: report.cost_pence ?? null,
      external_provider: report.external_provider ?? null,
      evidence: report.evidence,
      void_reason: report.void_reason ?? null,
      version: report.version ?? 1,
      updated_by: report.updated_by ?? null,
      updated_at: report.updated_at,
    })
    .where('carehome_id', '=', carehomeId)
    .where('id', '=', id)
    .execute();

export const voidParticipations = (db: Db, carehomeId: string, id: string) =>
  db
    .updateTable('participations')
    .set({ voided: true, share_with_family: false })
    .where('carehome_id', '=', carehomeId)
    .where('report_id', '=', id)
    .execute();

export const readParts = async (db: Db, carehomeId: string, id: string) => ({
  people: await db
    .selectFrom('participations')
    .selectAll()
    .where('carehome_id', '=', carehomeId)
    .where('report_id', '=', id)
    .orderBy('position')
    .execute(),
  photos: await db
    .selectFrom('report_photos')
    .selectAll()
    .where('carehome_id', '=', carehomeId)
    .where('report_id', '=', id)
    .orderBy('position')
    .execute(),
});

/** Replaces all participations; earlier ones are in the hash chain. */
export async function replaceParts(
  db: Db,
  carehomeId: string,
  id: string,
  { people, photos }: { people: PersonValues[]; photos: PhotoValues[] },
) {
  for (const table of ['participations', 'report_photos'] as const)
    await db
      .deleteFrom(table)
      .where('carehome_id', '=', carehomeId)
      .where('report_id', '=', id)
      .execute();
  await insertParticipations(db, people);
  await insertPhotos(db, photos);
}

export async function insertPhotos(db: Db, photos: PhotoValues[]) {
  if (photos.length > 0) await db.insertInto('report_photos').values(photos).execute();
}

interface PersonThen {
  id: string;
  preferred_name: string;
  level: Level | null;
  shares: boolean;
  was_here: boolean;
}

/** With whether they lived here then, their current level and sharing. */
export async function listPeopleAt(
  db: Db,
  carehomeId: string,
  ids: readonly string[],
  { at, day }: { at: string; day: string },
): Promise<PersonThen[]> {
  // The first status counts from the start: they may have moved in that morning.
  const { rows } = await sql<PersonThen>`
    select r.id, r.preferred_name, p.confirmed_level as level,
      coalesce(c.decision = 'yes', false) as shares,
      coalesce(at_time.status, at_first.status) in ('current', 'respite')
        and exists (select from stays s where s.carehome_id = r.carehome_id and s.resident_id = r.id
          and s.from_date <= ${day}::date and (s.to_date is null or s.to_date >= ${day}::date)) as was_here
    from residents r
    left join pal_assessments p on p.carehome_id = r.carehome_id and p.resident_id = r.id and p.status = 'final'
    left join consents c on c.carehome_id = r.carehome_id and c.resident_id = r.id
      and c.purpose = 'share_activity_family' and c.superseded_at is null
    left join lateral (select s.status from resident_statuses s
      where s.carehome_id = r.carehome_id and s.resident_id = r.id and s.undone_at is null and s.since <= ${at}
      order by s.since desc, s.changed_at desc limit 1) at_time on true
    left join lateral (select s.status from resident_statuses s
      where s.carehome_id = r.carehome_id and s.resident_id = r.id and s.undone_at is null
      order by s.since, s.changed_at limit 1) at_first on true
    where r.carehome_id = ${carehomeId} and r.id = any(${ids}::uuid[])`.execute(db);
  return rows;
}

export const findChoice = (db: Db, carehomeId: string, id: string) =>
  db
    .selectFrom('activity_choices')
    .select(['id', 'activity_id', 'resident_ids'])
    .where('carehome_id', '=', carehomeId)
    .where('id', '=', id)
    .executeTakeFirst();

interface StaffNamed {
  id: string;
  name: string;
  is_staff: boolean;
  is_active: boolean;
}

/** Accounts of this home, with name and whether they currently work here. */
export async function listStaffNamed(
  db: Db,
  carehomeId: string,
  ids: readonly string[],
  now: Date,
): Promise<StaffNamed[]> {
  const { rows } = await sql<StaffNamed>`
    select u.id, u.first_name || ' ' || u.last_name as name, m.role = any(${STAFF_ROLES}::text[]) as is_staff,
      m.ended_at is null and (m.ends_at is null or m.ends_at > ${now.toISOString()}::timestamptz)
        and u.deactivated_at is null as is_active
    from memberships m join users u on u.id = m.user_id
    where m.carehome_id = ${carehomeId} and m.user_id = any(${ids}::uuid[])`.execute(db);
  return rows;
}

export async function listRelativesNamed(db: Db, carehomeId: string, ids: readonly string[]) {
  const { rows } = await sql<{ id: string; name: string }>`
    select id, first_name || ' ' || last_name as name from relatives
    where carehome_id = ${carehomeId} and id = any(${ids}::uuid[])`.execute(db);
  return rows;
}

export const listNamed = (db: Db, carehomeId: string, ids: readonly string[]) =>
  db
    .selectFrom('residents')
    .select(['id', 'preferred_name', 'last_name', 'photo_id'])
    .where('carehome_id', '=', carehomeId)
    .where('id', 'in', ids)
    .execute();

export async function findReport(db: Db, carehomeId: string, id: string) {
  const { rows } = await sql<Selectable<Schema['reports']> & { author: string | null }>`
    select r.*, u.first_name || ' ' || u.last_name as author
    from reports r left join users u on u.id = r.created_by
    where r.carehome_id = ${carehomeId} and r.id = ${id}`.execute(db);
  return rows[0];
}

/** Complete records, for verification. */
export async function listWhole(db: Db, carehomeId: string, afterId: string | null, limit: number) {
  const reports = await db
    .selectFrom('reports')
    .selectAll()
    .where('carehome_id', '=', carehomeId)
    .$if(afterId !== null, (query) => query.where('id', '>', afterId ?? ''))
    .orderBy('id')
    .limit(limit)
    .execute();
  const ids = reports.map(({ id }) => id);
  if (ids.length === 0) return [];
  const partsIn = <T extends 'participations' | 'report_photos'>(table: T) =>
    sql<Selectable<Schema[T]>>`select * from ${sql.table(table)}
      where carehome_id = ${carehomeId} and report_id = any(${ids}::uuid[]) order by position`.execute(
      db,
    );
  const people = Map.groupBy((await partsIn('participations')).rows, (each) => each.report_id);
  const photos = Map.groupBy((await partsIn('report_photos')).rows, (each) => each.report_id);
  return reports.map((report) => ({
    report,
    people: people.get(report.id) ?? [],
    photos: photos.get(report.id) ?? [],
  }));
}
