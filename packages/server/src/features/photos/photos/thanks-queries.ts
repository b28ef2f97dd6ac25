import { type Insertable, sql } from 'kysely';

import type { Db } from '../../../db/database.ts';
import type { Schema } from '../../../db/schema.ts';

/** Relatives find only their own. */
export const listThanks = (db: Db, carehomeId: string, photoId: string) =>
  db
    .selectFrom('photo_thanks as t')
    .leftJoin('users as u', 'u.id', 't.user_id')
    .select([
      't.user_id',
      't.heart',
      't.text',
      't.at',
      sql<string | null>`u.first_name || ' ' || u.last_name`.as('from'),
    ])
    .where('t.carehome_id', '=', carehomeId)
    .where('t.photo_id', '=', photoId)
    .orderBy('t.at')
    .execute();

export async function countThanks(db: Db, carehomeId: string, photoIds: readonly string[]) {
  if (photoIds.length === 0) return new Map<string, number>();
  const rows = await db
    .selectFrom('photo_thanks')
    .select(['photo_id', (eb) => eb.fn.countAll<number>().as('count')])
    .where('carehome_id', '=', carehomeId)
    .where('photo_id', 'in', photoIds)
    .groupBy('photo_id')
    .execute();
  return new Map(rows.map(({ photo_id, count }) => [photo_id, count]));
}

export const upsertThanks = (
  db: Db,
  values: {
    carehome_id: string;
    photo_id: string;
    user_id: string;
    heart: boolean;
    text: string | null;
    at: Date;
  },
) =>
  db
    .insertInto('photo_thanks')
    .values(values)
    .onConflict((conflict) =>
      conflict
        .columns(['photo_id', 'user_id'])
        .doUpdateSet({ heart: values.heart, text: values.text, at: values.at }),
    )
    .execute();

export async function insertThanks(db: Db, rows: readonly Insertable<Schema['photo_thanks']>[]) {
  if (rows.length > 0) await db.insertInto('photo_thanks').values(rows).execute();
}

export const deleteThanks = (
  db: Db,
  carehomeId: string,
  { photoId, userId }: { photoId: string; userId: string },
) =>
  db
    .deleteFrom('photo_thanks')
    .where('carehome_id', '=', carehomeId)
    .where('photo_id', '=', photoId)
    .where('user_id', '=', userId)
    .execute();
