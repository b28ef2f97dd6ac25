import type { Db } from '../../../db/database.ts';

interface Member {
  carehomeId: string;
  userId: string;
}

export const findWanted = async (db: Db, { carehomeId, userId }: Member): Promise<boolean> =>
  (
    await db
      .selectFrom('memberships')
      .select('programme_mail')
      .where('carehome_id', '=', carehomeId)
      .where('user_id', '=', userId)
      .executeTakeFirst()
  )?.programme_mail ?? false;

export const updateWanted = (db: Db, { carehomeId, userId }: Member, programme_mail: boolean) =>
  db
    .updateTable('memberships')
    .set({ programme_mail })
    .where('carehome_id', '=', carehomeId)
    .where('user_id', '=', userId)
    .execute();
