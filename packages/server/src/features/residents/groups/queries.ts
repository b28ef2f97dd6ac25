import type { GroupColour, GroupKind } from '@relish/shared/residents/groups/choices.ts';
import { sql } from 'kysely';

import type { Db } from '../../../db/database.ts';

interface GroupRow {
  id: string;
  name: string;
  kind: GroupKind;
  colour: GroupColour;
  active: boolean;
  member_ids: string[];
}

/** Residents who left stay members invisibly, so that undoing the status restores them. */
const stillHere = sql<boolean>`r.status not in ('moved_out', 'deceased')`;

export const hasGroup = async (db: Db, carehomeId: string, id: string): Promise<boolean> =>
  (await db
    .selectFrom('resident_groups')
    .select('id')
    .where('carehome_id', '=', carehomeId)
    .where('id', '=', id)
    .executeTakeFirst()) !== undefined;

export async function listGroups(db: Db, carehomeId: string) {
  const { rows } = await sql<GroupRow>`
    select g.id, g.name, g.kind, g.colour, g.active,
      array(select r.id from resident_group_members m
        join residents r on r.carehome_id = m.carehome_id and r.id = m.resident_id
        where m.carehome_id = g.carehome_id and m.group_id = g.id and ${stillHere}
        order by lower(r.preferred_name), r.id) as member_ids
    from resident_groups g
    where g.carehome_id = ${carehomeId}
    order by g.active desc, lower(g.name), g.id`.execute(db);
  return rows;
}

export const lockGroup = (db: Db, carehomeId: string, id: string) =>
  db
    .selectFrom('resident_groups')
    .select(['id', 'active'])
    .where('carehome_id', '=', carehomeId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

export const findGroupNamed = (db: Db, carehomeId: string, name: string, exceptId?: string) =>
  db
    .selectFrom('resident_groups')
    .select(['id', 'active'])
    .where('carehome_id', '=', carehomeId)
    .where(sql`lower(name)`, '=', sql`lower(${name})`)
    .$if(exceptId !== undefined, (query) => query.where('id', '!=', exceptId ?? ''))
    .executeTakeFirst();

export interface GroupValues {
  name: string;
  kind: GroupKind;
  colour: GroupColour;
  active?: boolean;
}

export const insertGroups = (db: Db, carehomeId: string, groups: GroupValues[], now: Date) =>
  db
    .insertInto('resident_groups')
    .values(groups.map((group) => ({ ...group, carehome_id: carehomeId, created_at: now })))
    .returning(['id', 'name'])
    .execute();

export const updateGroup = (db: Db, carehomeId: string, id: string, values: GroupValues) =>
  db
    .updateTable('resident_groups')
    .set(values)
    .where('carehome_id', '=', carehomeId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();

export const listNamed = async (db: Db, carehomeId: string, residentIds: string[]) =>
  residentIds.length === 0
    ? []
    : db
        .selectFrom('residents as r')
        .select(['r.id', stillHere.as('here')])
        .where('r.carehome_id', '=', carehomeId)
        .where('r.id', 'in', residentIds)
        .execute();

/** Leaves residents who have left untouched. */
export const deleteOtherMembers = (db: Db, carehomeId: string, id: string, staying: string[]) =>
  db
    .deleteFrom('resident_group_members as m')
    .where('m.carehome_id', '=', carehomeId)
    .where('m.group_id', '=', id)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('residents as r')
          .select('r.id')
          .whereRef('r.carehome_id', '=', 'm.carehome_id')
          .whereRef('r.id', '=', 'm.resident_id')
          .where(stillHere),
      ),
    )
    .$if(staying.length > 0, (query) => query.where('m.resident_id', 'not in', staying))
    .execute();

export async function insertMembers(
  db: Db,
  carehomeId: string,
  members: { group_id: string; resident_id: string }[],
) {
  if (members.length === 0) return;
  await db
    .insertInto('resident_group_members')
    .values(members.map((each) => ({ ...each, carehome_id: carehomeId })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Includes residents who have left. */
export const hasMembers = async (db: Db, carehomeId: string, id: string): Promise<boolean> =>
  (await db
    .selectFrom('resident_group_members')
    .select('resident_id')
    .where('carehome_id', '=', carehomeId)
    .where('group_id', '=', id)
    .limit(1)
    .executeTakeFirst()) !== undefined;

export const deleteGroup = (db: Db, carehomeId: string, id: string) =>
  db
    .deleteFrom('resident_groups')
    .where('carehome_id', '=', carehomeId)
    .where('id', '=', id)
    .execute();
