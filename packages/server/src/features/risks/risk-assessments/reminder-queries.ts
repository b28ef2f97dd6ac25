import { sql } from 'kysely';

import type { Db } from '../../../db/database.ts';

/** A colleague who has left is told nothing more. */
export async function findColleague(db: Db, carehomeId: string, userId: string, now: Date) {
  const { rows } = await sql<{ email: string }>`
    select u.email from memberships m join users u on u.id = m.user_id
    where m.carehome_id = ${carehomeId} and m.user_id = ${userId} and m.ended_at is null
      and (m.ends_at is null or m.ends_at > ${now}) and u.deactivated_at is null`.execute(db);
  return rows[0];
}

/** Also of those who have left: their names stay on what they did. */
export async function listColleagueNames(
  db: Db,
  ids: readonly string[],
): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ id: string; name: string }>`
    select u.id, u.first_name || ' ' || u.last_name as name from users u where u.id = any(${ids}::uuid[])`.execute(
    db,
  );
  return new Map(rows.map(({ id, name }) => [id, name]));
}
