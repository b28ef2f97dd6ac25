import { type Insertable, sql } from 'kysely';

import type { Db } from '../../../db/database.ts';
import type { EventTables } from '../../../db/event-tables.ts';

const LIVING_HERE = ['current', 'respite', 'hospital', 'away'] as const;

interface Named {
  id: string;
  name: string;
}

export const listStaffNames = (db: Db, ids: readonly string[]): Promise<Named[]> =>
  ids.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('users')
        .select(['id', sql<string>`first_name || ' ' || last_name`.as('name')])
        .where('id', 'in', ids)
        .execute();

/** Residents who live here, among these. */
export const listLiving = (db: Db, carehomeId: string, ids: readonly string[]): Promise<Named[]> =>
  ids.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('residents')
        .select(['id', 'preferred_name as name'])
        .where('carehome_id', '=', carehomeId)
        .where('id', 'in', ids)
        .where('status', 'in', LIVING_HERE)
        .execute();

/** Colleagues who still work here, among these. */
export async function listWorking(
  db: Db,
  carehomeId: string,
  ids: readonly string[],
  now: Date,
): Promise<string[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<{ user_id: string }>`
    select user_id from memberships
    where carehome_id = ${carehomeId} and user_id = any(${ids}::uuid[]) and role <> 'relative'
      and ended_at is null and (ends_at is null or ends_at > ${now})`.execute(db);
  return rows.map(({ user_id }) => user_id);
}

export const listTemplates = (db: Db, carehomeId: string) =>
  db
    .selectFrom('week_templates')
    .select(['id', 'name', sql<number>`jsonb_array_length(events)`.as('events')])
    .where('carehome_id', '=', carehomeId)
    .where('deleted_at', 'is', null)
    .orderBy(sql`lower(name)`)
    .execute();

export const findTemplate = (db: Db, carehomeId: string, id: string) =>
  db
    .selectFrom('week_templates')
    .select('events')
    .where('carehome_id', '=', carehomeId)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();

export const hasTemplateNamed = async (
  db: Db,
  carehomeId: string,
  name: string,
): Promise<boolean> =>
  (await db
    .selectFrom('week_templates')
    .select('id')
    .where('carehome_id', '=', carehomeId)
    .where('deleted_at', 'is', null)
    .where(sql`lower(name)`, '=', name.toLowerCase())
    .executeTakeFirst()) !== undefined;

/** Serialises saves in one home, so that names and their number are checked once at a time. */
export const lockTemplates = (db: Db, carehomeId: string) =>
  sql`select pg_advisory_xact_lock(hashtext('week_templates'), hashtext(${carehomeId}))`.execute(
    db,
  );

export const insertTemplate = (db: Db, values: Insertable<EventTables['week_templates']>) =>
  db.insertInto('week_templates').values(values).returning('id').executeTakeFirstOrThrow();

export const findDeletedName = async (
  db: Db,
  carehomeId: string,
  id: string,
): Promise<{ name: string; deleted_at: string | null } | undefined> =>
  db
    .selectFrom('week_templates')
    .select(['name', 'deleted_at'])
    .where('carehome_id', '=', carehomeId)
    .where('id', '=', id)
    .executeTakeFirst();

export async function updateTemplate(
  db: Db,
  carehomeId: string,
  id: string,
  deleted_at: Date | null,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('week_templates')
    .set({ deleted_at })
    .where('carehome_id', '=', carehomeId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
