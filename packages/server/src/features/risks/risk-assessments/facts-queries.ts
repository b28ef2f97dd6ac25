import { sql } from 'kysely';

import type { Db } from '../../../db/database.ts';
import type { VersionRow } from './queries.ts';

/** Facts that the versions in force relied on, for a page of assessments. */
export async function listReliances(db: Db, carehomeId: string, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const { rows } = await sql<{ id: string } & Pick<VersionRow, 'approved_at' | 'relied_on'>>`
    select a.id, v.approved_at, v.relied_on from risk_assessments a
    join risk_assessment_versions v on v.carehome_id = a.carehome_id and v.assessment_id = a.id
      and v.version = a.cover_version
    where a.carehome_id = ${carehomeId} and a.id = any(${ids}::uuid[])`.execute(db);
  return rows;
}

/** An injury that someone saw during a record; other observations say nothing about the activity's risk. */
const injuries = sql`observations o join reports r on r.carehome_id = o.carehome_id and r.id = o.report_id`;
const isInjury = (
  carehomeId: string,
) => sql`o.carehome_id = ${carehomeId} and o.type = 'skin_or_injury_seen'
  and o.report_id is not null and r.status <> 'voided'`;

interface Incident {
  report_id: string;
  activity_id: string | null;
  event_id: string | null;
  happened_at: string;
}

export async function listIncidents(
  db: Db,
  carehomeId: string,
  { activityIds, eventIds }: { activityIds: readonly string[]; eventIds: readonly string[] },
): Promise<Incident[]> {
  if (activityIds.length === 0 && eventIds.length === 0) return [];
  const { rows } = await sql<Incident>`
    select r.id as report_id, r.activity_id, r.event_id, max(o.seen_at) as happened_at
    from ${injuries} where ${isInjury(carehomeId)}
      and (r.activity_id = any(${activityIds}::uuid[]) or r.event_id = any(${eventIds}::uuid[]))
    group by r.id, r.activity_id, r.event_id order by 4, 1`.execute(db);
  return rows;
}

const isInUse = (carehomeId: string, today: string) => sql`a.carehome_id = ${carehomeId}
  and a.cover_version is not null and a.cover_review_on >= ${today}::date`;

/** Residents with whom an assessment in use was approved. */
export async function listReliedOnIds(db: Db, carehomeId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select r.id from residents r where r.carehome_id = ${carehomeId}
      and r.status in ('current', 'respite', 'hospital', 'away')
      and exists (select from risk_assessment_people p where p.carehome_id = r.carehome_id and p.resident_id = r.id)`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}

export async function listCoveredActivityIds(db: Db, carehomeId: string, today: string) {
  const { rows } = await sql<{ id: string }>`
    select distinct a.cover_activity_id as id from risk_assessments a
    where ${isInUse(carehomeId, today)} and a.cover_activity_id is not null`.execute(db);
  return rows.map(({ id }) => id);
}

/** How many assessments in use have a reason to be checked again. */
export async function countCheckAgain(
  db: Db,
  carehomeId: string,
  {
    today,
    people,
    guides,
  }: {
    today: string;
    people: readonly { id: string; digest: string }[];
    guides: readonly { id: string; hazards: readonly string[] }[];
  },
): Promise<number> {
  const changed = (sign: '<' | '>') => sql`
    select a.id from jsonb_to_recordset(${JSON.stringify(people)}::jsonb) as t (id uuid, digest text)
    join risk_assessment_people p on p.carehome_id = ${carehomeId} and p.resident_id = t.id
      and p.digest ${sql.raw(sign)} t.digest
    join risk_assessments a on a.carehome_id = p.carehome_id and a.id = p.assessment_id
    where ${isInUse(carehomeId, today)}`;
  const injured = (by: 'activity' | 'event') => sql`
    select a.id from ${injuries}
    join risk_assessments a on a.${sql.raw(`cover_${by}_id`)} = r.${sql.raw(`${by}_id`)} and a.approved_at < o.seen_at
    where ${isInjury(carehomeId)} and ${isInUse(carehomeId, today)}`;
  // Two ranges instead of <>, so that unchanged residents cost nothing.
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (
      ${changed('<')} union ${changed('>')}
      union
      select a.id from jsonb_to_recordset(${JSON.stringify(guides)}::jsonb) as t (id uuid, hazards jsonb)
      join risk_assessments a on a.cover_activity_id = t.id
      where ${isInUse(carehomeId, today)} and not t.hazards <@ to_jsonb(a.cover_hazards)
      union
      ${injured('activity')} union ${injured('event')}
    ) ids`.execute(db);
  return rows[0]?.count ?? 0;
}
