import type { Db } from '../../../db/database.ts';
import { type GroupValues, insertGroups, insertMembers } from './queries.ts';

/** Bulk insert for demonstrations and tests. */
export async function makeGroups(
  db: Db,
  carehomeId: string,
  groups: (GroupValues & { member_ids?: readonly string[] })[],
  now: Date,
): Promise<string[]> {
  if (groups.length === 0) return [];
  const values = groups.map(({ name, kind, colour, active = true }) => ({
    name,
    kind,
    colour,
    active,
  }));
  const made = await insertGroups(db, carehomeId, values, now);
  const ids = new Map(made.map(({ id, name }) => [name, id]));
  const findId = (name: string) => ids.get(name) ?? '';
  await insertMembers(
    db,
    carehomeId,
    groups.flatMap(({ name, member_ids = [] }) =>
      member_ids.map((resident_id) => ({ group_id: findId(name), resident_id })),
    ),
  );
  return groups.map(({ name }) => findId(name));
}
