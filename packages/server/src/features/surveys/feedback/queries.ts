import { isManagerRole } from '@relish/shared/permissions.ts';
import { ROLES } from '@relish/shared/roles.ts';
import type { FeedbackFilter, FeedbackKind } from '@relish/shared/surveys/feedback/choices.ts';
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';

import type { Db } from '../../../db/database.ts';
import type { ListeningTables } from '../../../db/listening-tables.ts';
import type { Named } from './people-queries.ts';

/** The reader and the time. */
export interface FeedbackSight {
  isManager: boolean;
  now: Date;
  today: string;
}

const MANAGERS = ROLES.filter(isManagerRole);

/**
 * Managers read the register; row level security hides what is about themselves (N25). The other keepers read only
 * entries about every manager of the home, so that such an entry is never known only to the people it is about.
 */
const isSeen = ({ isManager, now }: FeedbackSight) =>
  isManager
    ? sql`true`
    : sql`f.kind <> 'compliment' and not exists (select from memberships x join users y on y.id = x.user_id
        where x.carehome_id = f.carehome_id and x.role = any(${MANAGERS}::text[]) and x.ended_at is null
          and (x.ends_at is null or x.ends_at > ${now}) and y.deactivated_at is null
          and x.user_id <> all (f.about_staff_ids))`;

const isOpen = sql`f.answered_on is null and f.answer_by is not null and f.voided_at is null`;
const isLate = (today: string) => sql`${isOpen} and (f.answer_by < ${today}
  or (f.acknowledged_on is null and f.acknowledge_by < ${today}))`;

const FILTERS: Record<FeedbackFilter, (today: string) => ReturnType<typeof sql>> = {
  all: () => sql`true`,
  open: () => isOpen,
  overdue: isLate,
};

export type FeedbackEntry = Omit<Selectable<ListeningTables['feedback']>, 'carehome_id'> & {
  resident_name: string | null;
};

const named = (column: string) => sql`(select u.first_name || ' ' || u.last_name from users u
  where u.id = ${sql.ref(column)})`;

const entry = sql`f.id, f.kind, f.received_on, f.received_by, f.from_kind, f.from_name, f.area, f.resident_id,
  f.about_staff_ids, f.said, f.acknowledge_by, f.answer_by, f.acknowledged_on, f.answered_on, f.outcome, f.answer, f.candour,
  f.candour_note, f.learning, f.alert_id, f.shared_at, f.shared_by, f.voided_at, f.voided_by, f.void_reason, f.created_at,
  f.created_by, f.version, (select r.preferred_name || ' ' || r.last_name from residents r
    where r.carehome_id = f.carehome_id and r.id = f.resident_id) as resident_name`;

export async function listFeedback(
  db: Db,
  carehomeId: string,
  sight: FeedbackSight,
  {
    kind,
    filter,
    after,
    limit,
  }: {
    kind: FeedbackKind | null;
    filter: FeedbackFilter;
    after: { received_on: string; id: string } | null;
    limit: number;
  },
): Promise<FeedbackEntry[]> {
  const { rows } = await sql<FeedbackEntry>`
    select ${entry} from feedback f
    where f.carehome_id = ${carehomeId} and ${isSeen(sight)} and (${kind}::text is null or f.kind = ${kind})
      and ${FILTERS[filter](sight.today)}
      and ${after === null ? sql`true` : sql`(f.received_on, f.id) < (${after.received_on}::date, ${after.id}::uuid)`}
    order by f.received_on desc, f.id desc limit ${limit}`.execute(db);
  return rows;
}

export async function findFeedback(
  db: Db,
  carehomeId: string,
  sight: FeedbackSight,
  id: string,
): Promise<FeedbackEntry | undefined> {
  const { rows } = await sql<FeedbackEntry>`
    select ${entry} from feedback f where f.carehome_id = ${carehomeId} and f.id = ${id} and ${isSeen(sight)}`.execute(
    db,
  );
  return rows[0];
}

/** Row lock, so that two changes do not overwrite each other. */
export const lockFeedback = (db: Db, carehomeId: string, id: string) =>
  db
    .selectFrom('feedback')
    .select('id')
    .where('carehome_id', '=', carehomeId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

export interface FeedbackCounts {
  open: number;
  overdue: number;
  complaints: number;
  concerns: number;
  compliments: number;
  answered: number;
  answered_in_time: number;
}

/** Entries that are open now, and those that came in from a day on. */
export async function countFeedback(
  db: Db,
  carehomeId: string,
  sight: FeedbackSight,
  since: string,
): Promise<FeedbackCounts> {
  const recent = sql`f.received_on >= ${since}`;
  const { rows } = await sql<FeedbackCounts>`
    select count(*) filter (where ${isOpen})::int as open,
      count(*) filter (where ${isLate(sight.today)})::int as overdue,
      count(*) filter (where ${recent} and f.kind = 'complaint')::int as complaints,
      count(*) filter (where ${recent} and f.kind = 'concern')::int as concerns,
      count(*) filter (where ${recent} and f.kind = 'compliment')::int as compliments,
      count(*) filter (where ${recent} and f.answered_on is not null)::int as answered,
      count(*) filter (where ${recent} and f.answered_on <= f.answer_by)::int as answered_in_time
    from feedback f where f.carehome_id = ${carehomeId} and f.voided_at is null
      and (${recent} or f.answered_on is null and f.answer_by is not null) and ${isSeen(sight)}`.execute(
    db,
  );
  const [counts] = rows;
  if (!counts) throw new Error('An aggregate always has one row');
  return counts;
}

export const insertFeedback = (db: Db, rows: Insertable<ListeningTables['feedback']>[]) =>
  db.insertInto('feedback').values(rows).returning('id').execute();

export const updateFeedback = (
  db: Db,
  carehomeId: string,
  id: string,
  values: Updateable<ListeningTables['feedback']>,
) =>
  db
    .updateTable('feedback')
    .set((eb) => ({ ...values, version: eb('version', '+', 1) }))
    .where('carehome_id', '=', carehomeId)
    .where('id', '=', id)
    .execute();

export const insertChange = (
  db: Db,
  carehomeId: string,
  { id, before, by, now }: { id: string; before: object; by: string; now: Date },
) =>
  db
    .insertInto('feedback_changes')
    .values({
      carehome_id: carehomeId,
      feedback_id: id,
      at: now,
      by,
      before: JSON.stringify(before),
    })
    .execute();

export async function listChanges(db: Db, carehomeId: string, id: string, limit: number) {
  const { rows } = await sql<{ at: string; by: string | null; fields: string[] }>`
    select c.at, ${named('c.by')} as by, array(select jsonb_object_keys(c.before) order by 1) as fields
    from feedback_changes c where c.carehome_id = ${carehomeId} and c.feedback_id = ${id}
    order by c.at desc, c.id limit ${limit}`.execute(db);
  return rows;
}

export async function listNames(db: Db, ids: readonly string[]): Promise<Named[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<Named>`
    select u.id, u.first_name || ' ' || u.last_name as name from users u where u.id = any(${ids}::uuid[])
    order by 2, 1`.execute(db);
  return rows;
}

export async function listThanks(db: Db, carehomeId: string, userId: string, limit: number) {
  const { rows } = await sql<Pick<FeedbackEntry, 'id' | 'received_on' | 'from_kind' | 'said'>>`
    select f.id, f.received_on, f.from_kind, f.said from feedback f
    where f.carehome_id = ${carehomeId} and f.kind = 'compliment' and f.shared_at is not null and f.voided_at is null
      and ${userId}::uuid = any (f.about_staff_ids)
    order by f.shared_at desc, f.id limit ${limit}`.execute(db);
  return rows;
}

export const findPromise = (db: Db, carehomeId: string) =>
  db
    .selectFrom('feedback_promises')
    .select(['acknowledge_working_days', 'answer_days'])
    .where('carehome_id', '=', carehomeId)
    .executeTakeFirst();

export const savePromise = (db: Db, values: Insertable<ListeningTables['feedback_promises']>) => {
  const { carehome_id: _home, ...changed } = values;
  return db
    .insertInto('feedback_promises')
    .values(values)
    .onConflict((conflict) => conflict.column('carehome_id').doUpdateSet(changed))
    .execute();
};

/** The entry made from a chat alert, unless it was voided. */
export const findOfAlert = (db: Db, carehomeId: string, alertId: string) =>
  db
    .selectFrom('feedback')
    .select(['id', 'version'])
    .where('carehome_id', '=', carehomeId)
    .where('alert_id', '=', alertId)
    .where('voided_at', 'is', null)
    .executeTakeFirst();

/** A colleague who has left hears nothing more. */
export async function findStillHere(db: Db, carehomeId: string, userId: string, now: Date) {
  const { rows } = await sql<{ email: string }>`
    select u.email from memberships m join users u on u.id = m.user_id
    where m.carehome_id = ${carehomeId} and m.user_id = ${userId} and m.ended_at is null
      and (m.ends_at is null or m.ends_at > ${now}) and u.deactivated_at is null`.execute(db);
  return rows[0];
}
