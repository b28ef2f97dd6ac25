import type {
  Decision,
  RiskKind,
  RiskStatus,
} from '@relish/shared/risks/risk-assessments/choices.ts';
import type { Band } from '@relish/shared/risks/risk-assessments/matrix.ts';
import { REVIEW_SOON_DAYS } from '@relish/shared/risks/risk-assessments/review.ts';
import { sql } from 'kysely';

import type { Db } from '../../../db/database.ts';

interface Named {
  id: string;
  name: string;
}

export interface RegisterRow {
  id: string;
  kind: RiskKind;
  title: string;
  status: RiskStatus;
  band: Band;
  decision: Decision | null;
  assessor: Named;
  approver: Named | null;
  review_on: string;
  version: number;
  version_in_force: number | null;
  overdue_actions: number;
  approved_at: string | null;
  cover_activity_id: string | null;
  cover_event_id: string | null;
  cover_review_on: string | null;
  cover_hazards: string[] | null;
  attention: number;
  attention_day: number;
}

const isOverdueAction = (today: string) => sql`x.done_on is null and x.due_on < ${today}::date`;

const columns = (
  today: string,
) => sql`a.id, a.kind, a.title, a.status, a.band, a.decision, a.review_on, a.version,
  a.cover_version as version_in_force, a.approved_at, a.cover_activity_id, a.cover_event_id, a.cover_review_on,
  a.cover_hazards, a.attention, a.attention_day,
  (select json_build_object('id', u.id, 'name', u.first_name || ' ' || u.last_name) from users u
    where u.id = a.assessor_id) as assessor,
  (select json_build_object('id', u.id, 'name', u.first_name || ' ' || u.last_name) from users u
    where u.id = a.approved_by) as approver,
  case when a.status = 'archived' then 0 else (select count(*)::int from risk_actions x
    where x.carehome_id = a.carehome_id and x.assessment_id = a.id and ${isOverdueAction(today)}) end as overdue_actions`;

const STATES = {
  expired: (today: string) => sql`a.review_on < ${today}::date`,
  due_soon: (today: string) =>
    sql`a.review_on between ${today}::date and ${today}::date + ${REVIEW_SOON_DAYS}::int`,
  current: (today: string) => sql`a.review_on > ${today}::date + ${REVIEW_SOON_DAYS}::int`,
} as const;

interface RegisterFilters {
  kinds: readonly RiskKind[];
  bands: readonly Band[];
  statuses: readonly RiskStatus[];
  review_states: readonly (keyof typeof STATES)[];
  resident_id: string | null;
  search: string | null;
}

export interface Place {
  attention: number;
  day: number;
  id: string;
}

const isOneOf = (column: string, values: readonly string[]) =>
  values.length === 0 ? sql`true` : sql`${sql.ref(column)} = any(${values}::text[])`;

const isLike = (search: string | null) =>
  search === null
    ? sql`true`
    : sql`a.title ilike ${`%${search.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`}`;

/** Keyset pages in the order of the index. */
export async function listRegister(
  db: Db,
  carehomeId: string,
  filters: RegisterFilters,
  { today, after, limit }: { today: string; after: Place | null; limit: number },
): Promise<RegisterRow[]> {
  const states = filters.review_states.map((state) => STATES[state](today));
  const { rows } = await sql<RegisterRow>`
    select ${columns(today)} from risk_assessments a
    where a.carehome_id = ${carehomeId} and ${isOneOf('a.kind', filters.kinds)} and ${isOneOf('a.band', filters.bands)}
      and ${isOneOf('a.status', filters.statuses)}
      and ${states.length === 0 ? sql`true` : sql`(${sql.join(states, sql` or `)})`}
      and ${filters.resident_id === null ? sql`true` : sql`a.resident_ids @> array[${filters.resident_id}::uuid]`}
      and ${isLike(filters.search)}
      and ${
        after === null
          ? sql`true`
          : sql`(a.attention, a.attention_day, a.id) > (${after.attention}::smallint, ${after.day}::int, ${after.id}::uuid)`
      }
    order by a.attention, a.attention_day, a.id limit ${limit}`.execute(db);
  return rows;
}

export async function findRegisterRow(db: Db, carehomeId: string, id: string, today: string) {
  const { rows } = await sql<RegisterRow>`
    select ${columns(today)} from risk_assessments a where a.carehome_id = ${carehomeId} and a.id = ${id}`.execute(
    db,
  );
  return rows[0];
}

/** Whether someone may approve: by band, and never a high risk with their own words (N14). */
export async function listWaiting(
  db: Db,
  carehomeId: string,
  { userId, bands, ownBands }: { userId: string; bands: Band[]; ownBands: Band[] },
  { today, limit }: { today: string; limit: number },
): Promise<RegisterRow[]> {
  const isAuthor = sql`${userId}::uuid = any(a.authors)`;
  const { rows } = await sql<RegisterRow>`
    select ${columns(today)} from risk_assessments a
    where a.carehome_id = ${carehomeId} and a.attention = 0
      and (a.band = any(${bands}::text[]) and not (a.band = 'high' and ${isAuthor})
        or a.band = any(${ownBands}::text[]) and ${isAuthor})
    order by a.attention, a.attention_day, a.id limit ${limit}`.execute(db);
  return rows;
}

/** By the worst line after controls, without archived ones. */
export async function countCells(db: Db, carehomeId: string) {
  const { rows } = await sql<{ likelihood: number; severity: number; count: number }>`
    select a.likelihood, a.severity, count(*)::int as count from risk_assessments a
    where a.carehome_id = ${carehomeId} and a.status <> 'archived' and a.likelihood is not null
    group by 1, 2 order by 1, 2`.execute(db);
  return rows;
}

/** A trip ends with its day, so only the other kinds can be overdue. */
export async function countOverdue(db: Db, carehomeId: string, today: string) {
  const { rows } = await sql<{ reviews: number; actions: number }>`
    select (select count(*)::int from risk_assessments a
        where a.carehome_id = ${carehomeId} and a.cover_version is not null and a.kind <> 'event_outing'
          and a.cover_review_on < ${today}::date) as reviews,
      (select count(*)::int from risk_actions x
        join risk_assessments a on a.carehome_id = x.carehome_id and a.id = x.assessment_id
        where x.carehome_id = ${carehomeId} and ${isOverdueAction(today)} and a.status <> 'archived') as actions`.execute(
    db,
  );
  return rows[0] ?? { reviews: 0, actions: 0 };
}
