import { sql } from 'kysely';

import type { Db } from '../../../db/database.ts';

const TAG = ['id', 'group', 'label', 'colour', 'active'] as const;

export const listTags = (db: Db, carehomeId: string) =>
  db
    .selectFrom('tags')
    .select(TAG)
    .where('carehome_id', '=', carehomeId)
    .orderBy(sql`lower(label)`)
    .execute();

export async function countUses(db: Db, carehomeId: string): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('resident_tags as t')
    .innerJoin('residents as r', (join) =>
      join.onRef('r.carehome_id', '=', 't.carehome_id').onRef('r.id', '=', 't.resident_id'),
    )
    .select(['t.tag', sql<number>`count(*)::int`.as('uses')])
    .where('t.carehome_id', '=', carehomeId)
    .where('r.status', 'not in', ['moved_out', 'deceased'])
    .groupBy('t.tag')
    .execute();
  return new Map(rows.map(({ tag, uses }) => [tag, uses]));
}

/** Row lock, so that renaming, archiving and merging are serialised. */
export const lockTag = (db: Db, carehomeId: string, id: string) =>
  db
    .selectFrom('tags')
    .select(TAG)
    .where('carehome_id', '=', carehomeId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

export const findTagByKey = (db: Db, carehomeId: string, labelKey: string, exceptId?: string) =>
  db
    .selectFrom('tags')
    .select(TAG)
    .where('carehome_id', '=', carehomeId)
    .where('label_key', '=', labelKey)
    .$if(exceptId !== undefined, (query) => query.where('id', '!=', exceptId ?? ''))
    .executeTakeFirst();

export async function countActiveTags(db: Db, carehomeId: string): Promise<number> {
  const { count } = await db
    .selectFrom('tags')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('carehome_id', '=', carehomeId)
    .where('active', '=', true)
    .executeTakeFirstOrThrow();
  return count;
}

export interface TagValues {
  group: string;
  label: string;
  label_key: string;
  colour: string;
  created_by: string | null;
  created_at: Date;
}

export const insertTags = (db: Db, carehomeId: string, tags: TagValues[]) =>
  db
    .insertInto('tags')
    .values(tags.map((tag) => ({ ...tag, carehome_id: carehomeId })))
    .returning(['id', 'label_key'])
    .execute();

export const updateTag = (
  db: Db,
  carehomeId: string,
  id: string,
  values: { label: string; label_key: string } | { active: boolean },
) =>
  db
    .updateTable('tags')
    .set(values)
    .where('carehome_id', '=', carehomeId)
    .where('id', '=', id)
    .execute();

export const listResidentTags = async (db: Db, carehomeId: string, residentId: string) =>
  (
    await db
      .selectFrom('resident_tags')
      .select('tag')
      .where('carehome_id', '=', carehomeId)
      .where('resident_id', '=', residentId)
      .execute()
  ).map(({ tag }) => tag);

export interface Worn {
  resident_id: string;
  tag: string;
  added_by: string | null;
  added_at: Date;
}

export async function insertResidentTags(db: Db, carehomeId: string, worn: Worn[]) {
  if (worn.length === 0) return;
  await db
    .insertInto('resident_tags')
    .values(worn.map((each) => ({ ...each, carehome_id: carehomeId })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function deleteResidentTags(
  db: Db,
  carehomeId: string,
  residentId: string,
  tags: string[],
) {
  if (tags.length === 0) return;
  await db
    .deleteFrom('resident_tags')
    .where('carehome_id', '=', carehomeId)
    .where('resident_id', '=', residentId)
    .where('tag', 'in', tags)
    .execute();
}

/** Residents with both keep the target tag. */
export async function moveTag(db: Db, carehomeId: string, from: string, into: string) {
  await db
    .insertInto('resident_tags')
    .columns(['carehome_id', 'resident_id', 'tag', 'added_by', 'added_at'])
    .expression((eb) =>
      eb
        .selectFrom('resident_tags')
        .select(['carehome_id', 'resident_id'])
        .select(sql<string>`${into}::text`.as('tag'))
        .select(['added_by', 'added_at'])
        .where('carehome_id', '=', carehomeId)
        .where('tag', '=', from),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { numDeletedRows } = await db
    .deleteFrom('resident_tags')
    .where('carehome_id', '=', carehomeId)
    .where('tag', '=', from)
    .executeTakeFirst();
  return Number(numDeletedRows);
}
