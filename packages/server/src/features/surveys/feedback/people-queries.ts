import { sql } from 'kysely';

import type { Db } from '../../../db/database.ts';

export interface Named {
  id: string;
  name: string;
}

/** Colleagues who work in the home now, without those who only visit or inspect. */
export async function listColleagues(db: Db, carehomeId: string, now: Date): Promise<Named[]> {
  const { rows } = await sql<Named>`
    select u.id, u.first_name || ' ' || u.last_name as name
    from memberships m join users u on u.id = m.user_id
    where m.carehome_id = ${carehomeId} and m.ended_at is null and (m.ends_at is null or m.ends_at > ${now})
      and u.deactivated_at is null and m.role not in ('relative', 'volunteer_external', 'viewer_inspector')
    order by u.first_name, u.last_name, u.id`.execute(db);
  return rows;
}

/** Whether all of them have worked in the home, also before. */
export async function areColleagues(
  db: Db,
  carehomeId: string,
  ids: readonly string[],
): Promise<boolean> {
  if (ids.length === 0) return true;
  const { rows } = await sql<{ count: number }>`
    select count(distinct m.user_id)::int as count from memberships m
    where m.carehome_id = ${carehomeId} and m.user_id = any(${ids}::uuid[]) and m.role <> 'relative'`.execute(
    db,
  );
  return rows[0]?.count === new Set(ids).size;
}

export async function areResidents(
  db: Db,
  carehomeId: string,
  ids: readonly string[],
): Promise<boolean> {
  if (ids.length === 0) return true;
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from residents r
    where r.carehome_id = ${carehomeId} and r.id = any(${ids}::uuid[])`.execute(db);
  return rows[0]?.count === new Set(ids).size;
}

/** In the order of their names. */
export async function listNamedResidents(
  db: Db,
  carehomeId: string,
  ids: readonly string[],
): Promise<Named[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<Named>`
    select r.id, r.preferred_name || ' ' || r.last_name as name from residents r
    where r.carehome_id = ${carehomeId} and r.id = any(${ids}::uuid[])
    order by 2, 1`.execute(db);
  return rows;
}
