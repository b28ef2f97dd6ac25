import { PERFORMER_LIMITS } from '@relish/shared/events/performers/choices.ts';
import type { PerformerInput } from '@relish/shared/events/performers/contract.ts';
import { type Selectable, sql } from 'kysely';

import type { Db } from '../../../db/database.ts';
import type { DirectoryTables } from '../../../db/directory-tables.ts';

type PerformerRow = Omit<
  Selectable<DirectoryTables['performers']>,
  'carehome_id' | 'archived_at' | 'created_at'
> & {
  archived: boolean;
  last_day: string | null;
  next_day: string | null;
};

/** Events with them that were not called off; drafts may still change. */
const theirs = sql`e.carehome_id = p.carehome_id and e.performer_id = p.id and e.deleted_at is null
  and e.status <> 'cancelled' and not e.is_draft`;

const row = (
  now: Date,
) => sql`p.id, p.name, p.offer, p.contact_name, p.phone, p.email, p.fee_pence, p.insurance_until,
  p.dbs_until, p.rest_days, p.notes, p.version, p.archived_at is not null as archived,
  (select max(e.day) from events e where ${theirs} and e.ends_at <= ${now}) as last_day,
  (select min(e.day) from events e where ${theirs} and e.ends_at > ${now}) as next_day`;

export async function listPerformers(db: Db, carehomeId: string, now: Date) {
  const { rows } = await sql<PerformerRow>`
    select ${row(now)} from performers p where p.carehome_id = ${carehomeId}
    order by archived, lower(p.name), p.id`.execute(db);
  return rows;
}

export async function findPerformer(db: Db, carehomeId: string, id: string, now: Date) {
  const { rows } = await sql<PerformerRow>`
    select ${row(now)} from performers p where p.carehome_id = ${carehomeId} and p.id = ${id}`.execute(
    db,
  );
  return rows[0];
}

export const lockPerformer = (db: Db, carehomeId: string, id: string) =>
  db
    .selectFrom('performers')
    .select(['id', 'version'])
    .where('carehome_id', '=', carehomeId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

export const findPerformerNamed = (db: Db, carehomeId: string, name: string, exceptId?: string) =>
  db
    .selectFrom('performers')
    .select('archived_at')
    .where('carehome_id', '=', carehomeId)
    .where(sql`lower(name)`, '=', sql`lower(${name})`)
    .$if(exceptId !== undefined, (query) => query.where('id', '!=', exceptId ?? ''))
    .executeTakeFirst();

export const insertPerformers = (
  db: Db,
  carehomeId: string,
  performers: readonly PerformerInput[],
  now: Date,
) =>
  db
    .insertInto('performers')
    .values(performers.map((each) => ({ ...each, carehome_id: carehomeId, created_at: now })))
    .returning(['id', 'name'])
    .execute();

export const updatePerformer = (db: Db, carehomeId: string, id: string, values: PerformerInput) =>
  db
    .updateTable('performers')
    .set((eb) => ({ ...values, version: eb('version', '+', 1) }))
    .where('carehome_id', '=', carehomeId)
    .where('id', '=', id)
    .execute();

export const archivePerformer = (
  db: Db,
  carehomeId: string,
  id: string,
  archived_at: Date | null,
) =>
  db
    .updateTable('performers')
    .set({ archived_at })
    .where('carehome_id', '=', carehomeId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();

interface EventLine {
  id: string;
  title: string;
  day: string;
  start_time: string | null;
}

/** The last event with them, the next ones, and what residents said about past ones. */
export async function readTheirEvents(db: Db, carehomeId: string, id: string, now: Date) {
  const events = (where: ReturnType<typeof sql>) =>
    sql<EventLine>`
      select e.id, e.title, e.day, e.start_time
      from performers p join events e on ${theirs}
      where p.carehome_id = ${carehomeId} and p.id = ${id} and ${where}`.execute(db);
  const last = await events(sql`e.ends_at <= ${now} order by e.starts_at desc, e.id limit 1`);
  const next = await events(
    sql`e.ends_at > ${now} order by e.starts_at, e.id limit ${PERFORMER_LIMITS.next}`,
  );
  const sums = await sql<{ liked: number; ok: number; not_for_me: number }>`
    select coalesce(sum(e.liked), 0)::int as liked, coalesce(sum(e.ok), 0)::int as ok,
      coalesce(sum(e.not_for_me), 0)::int as not_for_me
    from performers p join events e on ${theirs}
    where p.carehome_id = ${carehomeId} and p.id = ${id} and e.ends_at <= ${now}`.execute(db);
  return {
    last: last.rows[0] ?? null,
    next: next.rows,
    opinion: sums.rows[0] ?? { liked: 0, ok: 0, not_for_me: 0 },
  };
}

/** As events show them to staff. */
export const findPapers = (db: Db, carehomeId: string, id: string) =>
  db
    .selectFrom('performers')
    .select(['id', 'name', 'insurance_until', 'dbs_until'])
    .where('carehome_id', '=', carehomeId)
    .where('id', '=', id)
    .executeTakeFirst();

export const listRestDays = async (db: Db, carehomeId: string, ids: readonly string[]) =>
  ids.length === 0
    ? []
    : db
        .selectFrom('performers')
        .select(['id', 'name', 'rest_days'])
        .where('carehome_id', '=', carehomeId)
        .where('id', 'in', ids)
        .execute();
