import { sql } from 'kysely';

import type { Db } from '../../../db/database.ts';

type Table = 'capacity_notes' | 'colleagues' | 'events' | 'performers' | 'places' | 'residents';

const COUNTED: Record<Table, (carehomeId: string) => ReturnType<typeof sql>> = {
  residents: (home) => sql`residents x where x.carehome_id = ${home} and x.id`,
  events: (home) => sql`events x where x.carehome_id = ${home} and x.deleted_at is null and x.id`,
  performers: (home) => sql`performers x where x.carehome_id = ${home} and x.id`,
  places: (home) => sql`places x where x.carehome_id = ${home} and x.id`,
  capacity_notes: (home) => sql`capacity_notes x where x.carehome_id = ${home} and x.id`,
  colleagues: (home) =>
    sql`(select distinct m.user_id as id from memberships m
      where m.carehome_id = ${home} and m.role <> 'relative') x where x.id`,
};

/** Whether every named record is this home's, in one statement. */
export async function isAllOfHome(
  db: Db,
  carehomeId: string,
  named: Record<Table, readonly string[]>,
): Promise<boolean> {
  const counts = (Object.keys(COUNTED) as Table[]).flatMap((table) => {
    const ids = [...new Set(named[table])];
    return ids.length === 0
      ? []
      : sql`(select count(*) from ${COUNTED[table](carehomeId)} = any(${ids}::uuid[])) = ${ids.length}`;
  });
  if (counts.length === 0) return true;
  const { rows } = await sql<{
    ours: boolean;
  }>`select ${sql.join(counts, sql` and `)} as ours`.execute(db);
  return rows[0]?.ours === true;
}

export const findEventEnd = async (db: Db, carehomeId: string, id: string) =>
  (
    await db
      .selectFrom('events')
      .select('ends_at')
      .where('carehome_id', '=', carehomeId)
      .where('id', '=', id)
      .executeTakeFirst()
  )?.ends_at;

/** In the order of their names; former residents stay named in an assessment. */
export const listPeopleOf = (db: Db, carehomeId: string, ids: readonly string[]) =>
  ids.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('residents')
        .select(['id', 'preferred_name', 'last_name', 'photo_id'])
        .where('carehome_id', '=', carehomeId)
        .where('id', 'in', ids)
        .orderBy(sql`lower(preferred_name)`)
        .orderBy('id')
        .execute();

export const hasPacemaker = async (db: Db, carehomeId: string): Promise<boolean> =>
  (
    await sql`select from residents r where r.carehome_id = ${carehomeId}
      and r.status in ('current', 'respite', 'hospital', 'away') and (r.safety ->> 'pacemaker')::boolean limit 1`.execute(
      db,
    )
  ).rows.length > 0;

interface CoverRow {
  id: string;
  activity_id: string;
  review_on: string;
  decision: 'do_not_proceed' | 'proceed' | 'proceed_with_controls' | null;
}

/**
 * The assessments in force for activities in general: those of one trip or one person cover nothing else. The latest review
 * date comes first.
 */
export async function listCovers(
  db: Db,
  carehomeId: string,
  activityIds: readonly string[],
): Promise<CoverRow[]> {
  const { rows } = await sql<CoverRow>`
    select distinct on (a.cover_activity_id) a.id, a.cover_activity_id as activity_id, a.cover_review_on as review_on,
      a.cover_decision as decision
    from risk_assessments a
    where a.carehome_id = ${carehomeId} and a.cover_version is not null and a.cover_event_id is null
      and a.kind <> 'resident_specific' and a.cover_activity_id = any(${activityIds}::uuid[])
    order by a.cover_activity_id, a.cover_review_on desc, a.approved_at desc`.execute(db);
  return rows;
}

/** The assessments in force of single events. */
export async function listCoversOfEvents(
  db: Db,
  carehomeId: string,
  eventIds: readonly string[],
): Promise<(Omit<CoverRow, 'activity_id'> & { event_id: string })[]> {
  if (eventIds.length === 0) return [];
  const { rows } = await sql<Omit<CoverRow, 'activity_id'> & { event_id: string }>`
    select distinct on (a.cover_event_id) a.id, a.cover_event_id as event_id, a.cover_review_on as review_on,
      a.cover_decision as decision
    from risk_assessments a
    where a.carehome_id = ${carehomeId} and a.cover_version is not null and a.cover_event_id = any(${eventIds}::uuid[])
    order by a.cover_event_id, a.cover_review_on desc, a.approved_at desc`.execute(db);
  return rows;
}

/** One row with null for an assessment that names nobody; none if it is not this home's. */
export async function listAssessedRows(db: Db, carehomeId: string, id: string) {
  const { rows } = await sql<{ resident_id: string | null }>`
    select p.resident_id from risk_assessments a
    left join risk_assessment_people p on p.carehome_id = a.carehome_id and p.assessment_id = a.id
    where a.carehome_id = ${carehomeId} and a.id = ${id} order by 1`.execute(db);
  return rows;
}
