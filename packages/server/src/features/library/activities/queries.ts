import { type Insertable, sql, type Updateable } from 'kysely';

import type { Db } from '../../../db/database.ts';
import type { Schema } from '../../../db/schema.ts';

export const listFavourites = async (db: Db, carehomeId: string, userId: string) =>
  (
    await db
      .selectFrom('activity_favourites')
      .select('activity_id')
      .where('carehome_id', '=', carehomeId)
      .where('user_id', '=', userId)
      .orderBy('added_at', 'desc')
      .orderBy('activity_id')
      .execute()
  ).map(({ activity_id }) => activity_id);

export const insertFavourite = (
  db: Db,
  carehomeId: string,
  values: { user_id: string; activity_id: string; added_at: Date },
) =>
  db
    .insertInto('activity_favourites')
    .values({ carehome_id: carehomeId, ...values })
    .onConflict((conflict) => conflict.doNothing())
    .execute();

export async function deleteFavourite(
  db: Db,
  carehomeId: string,
  userId: string,
  activityId: string,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('activity_favourites')
    .where('carehome_id', '=', carehomeId)
    .where('user_id', '=', userId)
    .where('activity_id', '=', activityId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

const OPENINGS_AT_MOST = 50;

const selectOpenings = (db: Db, carehomeId: string, userId: string) =>
  db
    .selectFrom('activity_openings')
    .select('activity_id')
    .where('carehome_id', '=', carehomeId)
    .where('user_id', '=', userId)
    .orderBy('opened_at', 'desc')
    .orderBy('activity_id');

export const listOpened = async (db: Db, carehomeId: string, userId: string) =>
  (await selectOpenings(db, carehomeId, userId).limit(OPENINGS_AT_MOST).execute()).map(
    ({ activity_id }) => activity_id,
  );

/** Also forgets old entries. */
export async function noteOpening(
  db: Db,
  carehomeId: string,
  values: { user_id: string; activity_id: string; opened_at: Date },
) {
  await db
    .insertInto('activity_openings')
    .values({ carehome_id: carehomeId, ...values })
    .onConflict((conflict) =>
      conflict
        .columns(['carehome_id', 'user_id', 'activity_id'])
        .doUpdateSet({ opened_at: values.opened_at }),
    )
    .execute();
  await db
    .deleteFrom('activity_openings')
    .where('carehome_id', '=', carehomeId)
    .where('user_id', '=', values.user_id)
    .where(
      'activity_id',
      'in',
      selectOpenings(db, carehomeId, values.user_id).offset(OPENINGS_AT_MOST),
    )
    .execute();
}

/** Row lock until the transaction ends. */
export const lockOwn = (db: Db, carehomeId: string, id: string) =>
  db
    .selectFrom('own_activities as a')
    .select(['a.id', 'a.title', 'a.version', 'a.picture_id', 'a.archived_at'])
    .where('a.carehome_id', '=', carehomeId)
    .where('a.id', '=', id)
    .forUpdate()
    .executeTakeFirst();

export const findEditor = async (db: Db, carehomeId: string, id: string) =>
  (
    await db
      .selectFrom('own_activities as a')
      .innerJoin('users as u', 'u.id', 'a.updated_by')
      .select(sql<string>`u.first_name || ' ' || u.last_name`.as('name'))
      .where('a.carehome_id', '=', carehomeId)
      .where('a.id', '=', id)
      .executeTakeFirst()
  )?.name;

/** Ignores archived activities. */
export const findTitled = (db: Db, carehomeId: string, title: string, exceptId?: string) =>
  db
    .selectFrom('own_activities')
    .select('id')
    .where('carehome_id', '=', carehomeId)
    .where(sql<boolean>`lower(title) = lower(${title})`)
    .where('archived_at', 'is', null)
    .$if(exceptId !== undefined, (query) => query.where('id', '!=', exceptId ?? ''))
    .executeTakeFirst();

export type OwnValues = Insertable<Schema['own_activities']>;

export const insertOwn = async (db: Db, rows: OwnValues[]): Promise<string[]> =>
  (await db.insertInto('own_activities').values(rows).returning('id').execute()).map(
    ({ id }) => id,
  );

/** Requires the row lock. */
export const updateOwn = (
  db: Db,
  carehomeId: string,
  { id, version }: { id: string; version: number },
  values: Updateable<Schema['own_activities']>,
) =>
  db
    .updateTable('own_activities')
    .set({ ...values, version: version + 1 })
    .where('carehome_id', '=', carehomeId)
    .where('id', '=', id)
    .execute();
