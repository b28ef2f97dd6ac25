import type { Relationship } from '@relish/shared/residents/relatives/choices.ts';
import { type Insertable, sql } from 'kysely';

import type { Db } from '../../../db/database.ts';
import type { Schema } from '../../../db/schema.ts';

export const insertReading = (db: Db, values: Insertable<Schema['message_readings']>) =>
  db
    .insertInto('message_readings')
    .values(values)
    .returning(['id', 'read_at'])
    .executeTakeFirstOrThrow();

export const findReading = (db: Db, carehomeId: string, id: string) =>
  db
    .selectFrom('message_readings')
    .select(['thread_id', 'read_by', 'undone_at'])
    .where('carehome_id', '=', carehomeId)
    .where('id', '=', id)
    .executeTakeFirst();

export const undoReading = (
  db: Db,
  carehomeId: string,
  id: string,
  { userId, now }: { userId: string; now: Date },
) =>
  db
    .updateTable('message_readings')
    .set({ undone_at: now, undone_by: userId })
    .where('carehome_id', '=', carehomeId)
    .where('id', '=', id)
    .execute();

interface Days {
  day: string | null;
  earlier: string | null;
  later: string | null;
}

const dayOf = (timeZone: string, order: 'min' | 'max', within: ReturnType<typeof sql>) => sql<
  string | null
>`(select to_char(${sql.raw(order)}(m.created_at) at time zone ${timeZone}, 'YYYY-MM-DD')
  from messages m where ${within})`;

const ofFamily = (carehomeId: string, threadId: string) =>
  sql`m.carehome_id = ${carehomeId} and m.thread_id = ${threadId} and not m.is_home and m.deleted_at is null`;

/** The day with the latest message of the family, or one that was chosen, with its neighbours that have messages. */
export async function findDays(
  db: Db,
  carehomeId: string,
  threadId: string,
  {
    day,
    timeZone,
    toBounds,
  }: {
    day: string | undefined;
    timeZone: string;
    toBounds: (day: string) => { from: Date; until: Date };
  },
): Promise<Days> {
  const family = ofFamily(carehomeId, threadId);
  const chosen = day ?? (await selectDay(db, dayOf(timeZone, 'max', family)));
  if (chosen === null) return { day: null, earlier: null, later: null };
  const { from, until } = toBounds(chosen);
  return {
    day: chosen,
    earlier: await selectDay(db, dayOf(timeZone, 'max', sql`${family} and m.created_at < ${from}`)),
    later: await selectDay(db, dayOf(timeZone, 'min', sql`${family} and m.created_at >= ${until}`)),
  };
}

async function selectDay(db: Db, day: ReturnType<typeof dayOf>): Promise<string | null> {
  const { rows } = await sql<{ day: string | null }>`select ${day} as day`.execute(db);
  return rows[0]?.day ?? null;
}

export interface PrintedRow {
  number: number;
  at: string;
  author: string;
  relationship: Relationship | null;
  body: string;
  photo_ids: string[];
}

export async function listOfDay(
  db: Db,
  carehomeId: string,
  thread: { id: string; residentId: string },
  { from, until, limit }: { from: Date; until: Date; limit: number },
): Promise<PrintedRow[]> {
  const { rows } = await sql<PrintedRow>`
    select m.number, m.created_at as at, u.first_name as author, l.relationship, m.body,
      array(select p.photo_id from message_photos p where p.carehome_id = m.carehome_id
        and p.thread_id = m.thread_id and p.number = m.number order by p.position) as photo_ids
    from (select * from messages m where ${ofFamily(carehomeId, thread.id)}
      and m.created_at >= ${from} and m.created_at < ${until} order by m.created_at, m.number limit ${limit}) m
    join users u on u.id = m.author_id
    left join lateral (select l.relationship from relatives p
      join relative_links l on l.carehome_id = p.carehome_id and l.relative_id = p.id
        and l.resident_id = ${thread.residentId} and l.status = 'active'
      where p.carehome_id = m.carehome_id and p.user_id = m.author_id limit 1) l on true
    order by m.number`.execute(db);
  return rows;
}
