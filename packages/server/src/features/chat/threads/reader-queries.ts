import { sql } from 'kysely';

import type { Db } from '../../../db/database.ts';

interface Reader {
  threadId: string;
  userId: string;
  isHome: boolean;
}

/** How far someone has read; it only goes forward. Undefined if it did not. */
export async function moveReader(
  db: Db,
  carehomeId: string,
  { threadId, userId, isHome }: Reader,
  { number, now }: { number: number; now: Date },
): Promise<boolean> {
  const { rows } = await sql`
    insert into thread_readers as r (carehome_id, thread_id, user_id, is_home, number, read_at)
    values (${carehomeId}, ${threadId}, ${userId}, ${isHome}, ${number}, ${now})
    on conflict (carehome_id, thread_id, user_id)
      do update set number = excluded.number, read_at = excluded.read_at, is_home = excluded.is_home
      where r.number < excluded.number
    returning r.user_id`.execute(db);
  return rows.length > 0;
}

export async function findRead(
  db: Db,
  carehomeId: string,
  threadId: string,
  userId: string,
): Promise<number> {
  const row = await db
    .selectFrom('thread_readers')
    .select('number')
    .where('carehome_id', '=', carehomeId)
    .where('thread_id', '=', threadId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row?.number ?? 0;
}

/** Whether another person of the same side has read as far. */
export const hasReadAsFar = async (
  db: Db,
  carehomeId: string,
  { threadId, userId, isHome }: Reader,
  number: number,
): Promise<boolean> =>
  (await db
    .selectFrom('thread_readers')
    .select('user_id')
    .where('carehome_id', '=', carehomeId)
    .where('thread_id', '=', threadId)
    .where('user_id', '!=', userId)
    .where('is_home', '=', isHome)
    .where('number', '>=', number)
    .limit(1)
    .executeTakeFirst()) !== undefined;

export const silenceThread = (
  db: Db,
  carehomeId: string,
  { threadId, userId, isHome }: Reader,
  isSilent: boolean,
) =>
  db
    .insertInto('thread_readers')
    .values({
      carehome_id: carehomeId,
      thread_id: threadId,
      user_id: userId,
      is_home: isHome,
      is_silent: isSilent,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['carehome_id', 'thread_id', 'user_id'])
        .doUpdateSet({ is_silent: isSilent, is_home: isHome }),
    )
    .execute();

/** Claims the audit entry of a day; false if there is one. */
export async function claimOpening(
  db: Db,
  carehomeId: string,
  { threadId, userId, isHome }: Reader,
  today: string,
): Promise<boolean> {
  const { rows } = await sql`
    insert into thread_readers as r (carehome_id, thread_id, user_id, is_home, opened_on)
    values (${carehomeId}, ${threadId}, ${userId}, ${isHome}, ${today})
    on conflict (carehome_id, thread_id, user_id) do update set opened_on = excluded.opened_on
      where r.opened_on is distinct from excluded.opened_on
    returning r.user_id`.execute(db);
  return rows.length > 0;
}

export interface ReaderRow {
  id: string;
  name: string;
  is_home: boolean;
  number: number;
}

/** Everyone else who has read something. */
export async function listReaders(
  db: Db,
  carehomeId: string,
  threadId: string,
  exceptId: string,
): Promise<ReaderRow[]> {
  const { rows } = await sql<ReaderRow>`
    select r.user_id as id, u.first_name || ' ' || u.last_name as name, r.is_home, r.number
    from thread_readers r join users u on u.id = r.user_id
    where r.carehome_id = ${carehomeId} and r.thread_id = ${threadId} and r.user_id <> ${exceptId} and r.number > 0
    order by r.number desc, lower(u.first_name), lower(u.last_name), r.user_id`.execute(db);
  return rows;
}
