import type { Db } from '../../../db/database.ts';

export const findChoices = (db: Db, carehomeId: string, userId: string) =>
  db
    .selectFrom('memberships')
    .select(['programme_mail as programme', 'reminder_mail as reminders'])
    .where('carehome_id', '=', carehomeId)
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();

export const updateChoices = (
  db: Db,
  carehomeId: string,
  userId: string,
  { programme, reminders }: { programme: boolean; reminders: boolean },
) =>
  db
    .updateTable('memberships')
    .set({ programme_mail: programme, reminder_mail: reminders })
    .where('carehome_id', '=', carehomeId)
    .where('user_id', '=', userId)
    .execute();
