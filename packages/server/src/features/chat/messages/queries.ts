import {
  type CardKind,
  MESSAGE_LIMITS,
  type Reaction,
} from '@relish/shared/chat/messages/choices.ts';
import { READINGS_SHOWN, type Reception } from '@relish/shared/chat/readings/choices.ts';
import { type Insertable, sql } from 'kysely';

import { notFound } from '../../../core/app-error.ts';
import type { Db } from '../../../db/database.ts';
import type { Schema } from '../../../db/schema.ts';

export interface MessageRow {
  id: string;
  number: number;
  created_at: string;
  author_id: string | null;
  author_first: string | null;
  author_last: string | null;
  is_home: boolean;
  of_resident: boolean;
  body: string;
  edited_at: string | null;
  deleted_at: string | null;
  card_kind: CardKind | null;
  card_id: string | null;
  reply_to: number | null;
  reply_first: string | null;
  reply_last: string | null;
  reply_is_home: boolean | null;
  reply_of_resident: boolean | null;
  reply_body: string | null;
  photo_ids: string[];
  reactions: { kind: Reaction; user_id: string; name: string }[];
  readings: {
    id: string;
    at: string;
    reception: Reception;
    by_id: string | null;
    by: string | null;
  }[];
}

/** From the primary key: as quick in a long thread as in a short one. */
export async function listMessages(
  db: Db,
  carehomeId: string,
  threadId: string,
  {
    before,
    after,
    limit,
  }: { before?: number | undefined; after?: number | undefined; limit: number },
): Promise<MessageRow[]> {
  const page =
    after === undefined
      ? sql`${before === undefined ? sql`` : sql`and m.number < ${before}`} order by m.number desc`
      : sql`and m.number > ${after} order by m.number`;
  const { rows } = await sql<MessageRow>`
    select m.id, m.number, m.created_at, m.author_id, m.is_home, m.of_resident, m.body, m.edited_at, m.deleted_at, m.card_kind, m.card_id,
      u.first_name as author_first, u.last_name as author_last,
      q.number as reply_to, q.is_home as reply_is_home, q.of_resident as reply_of_resident, left(q.body, ${MESSAGE_LIMITS.excerpt}) as reply_body,
      w.first_name as reply_first, w.last_name as reply_last,
      array(select p.photo_id from message_photos p where p.carehome_id = m.carehome_id
        and p.thread_id = m.thread_id and p.number = m.number and m.deleted_at is null order by p.position) as photo_ids,
      (select coalesce(json_agg(json_build_object('kind', a.kind, 'user_id', a.user_id,
          'name', x.first_name || ' ' || x.last_name) order by a.at, a.user_id), '[]')
        from message_reactions a left join users x on x.id = a.user_id
        where a.carehome_id = m.carehome_id and a.thread_id = m.thread_id and a.number = m.number
          and m.deleted_at is null) as reactions,
      (select coalesce(json_agg(json_build_object('id', d.id, 'at', d.read_at, 'reception', d.reception,
          'by_id', d.read_by, 'by', y.first_name || ' ' || y.last_name) order by d.read_at desc, d.id), '[]')
        from (select * from message_readings d where d.carehome_id = m.carehome_id and d.thread_id = m.thread_id
            and d.number = m.number and d.undone_at is null and m.deleted_at is null
          order by d.read_at desc, d.id limit ${READINGS_SHOWN}) d
        left join users y on y.id = d.read_by) as readings
    from (select * from messages m where m.carehome_id = ${carehomeId} and m.thread_id = ${threadId} ${page}
      limit ${limit}) m
    left join users u on u.id = m.author_id
    -- One look by the primary key for each reply: as a plain join it read the whole thread for every message.
    left join lateral (select q.number, q.is_home, q.of_resident, q.body, q.author_id from messages q
      where m.reply_to is not null and q.carehome_id = m.carehome_id and q.thread_id = m.thread_id
        and q.number = m.reply_to limit 1) q on true
    left join users w on w.id = q.author_id
    order by m.number`.execute(db);
  return rows;
}

export const findByClientId = (db: Db, carehomeId: string, id: string) =>
  db
    .selectFrom('messages')
    .select(['number', 'thread_id', 'author_id', 'input_hash', 'created_at'])
    .where('carehome_id', '=', carehomeId)
    .where('id', '=', id)
    .executeTakeFirst();

interface Sender {
  threadId: string;
  /** A relative, whose message waits for an answer of the home. */
  asksHome: boolean;
  /** The home, whose message is an answer. */
  answers: boolean;
  now: Date;
}

/**
 * The next number of a locked thread, with its time: not before that of the last message, so that times follow the
 * numbers.
 */
export async function takeNumber(
  db: Db,
  carehomeId: string,
  { threadId, asksHome, answers, now }: Sender,
): Promise<{ number: number; at: string }> {
  const { rows } = await sql<{ number: number; at: string }>`
    update threads set number = number + 1, last_at = greatest(last_at, ${now}),
      waiting_since = case when ${answers} then null
        when ${asksHome} then coalesce(waiting_since, greatest(last_at, ${now})) else waiting_since end,
      waiting_number = case when ${answers} then null
        when ${asksHome} then coalesce(waiting_number, number + 1) else waiting_number end
    where carehome_id = ${carehomeId} and id = ${threadId}
    returning number, last_at as at`.execute(db);
  const [row] = rows;
  // Access ended while the thread was being locked.
  if (!row) throw notFound();
  return row;
}

/** A thread with a family that nobody has closed. */
export async function lockFamilyThread(db: Db, carehomeId: string, threadId: string) {
  const { rows } = await sql<{ number: number; resident_id: string; relative_id: string | null }>`
    select number, resident_id, relative_id from threads
    where carehome_id = ${carehomeId} and id = ${threadId} and resident_id is not null and closed_at is null
    for update`.execute(db);
  return rows[0];
}

/** False if the id is in use. */
export const insertMessage = async (db: Db, message: Insertable<Schema['messages']>) =>
  (await db
    .insertInto('messages')
    .values(message)
    .onConflict((conflict) => conflict.columns(['carehome_id', 'id']).doNothing())
    .returning('number')
    .executeTakeFirst()) !== undefined;

export interface MessageKey {
  threadId: string;
  number: number;
}

export async function insertPhotos(
  db: Db,
  carehomeId: string,
  { threadId, number }: MessageKey,
  photoIds: readonly string[],
) {
  if (photoIds.length === 0) return;
  await db
    .insertInto('message_photos')
    .values(
      photoIds.map((photo_id, position) => ({
        carehome_id: carehomeId,
        thread_id: threadId,
        number,
        position,
        photo_id,
      })),
    )
    .execute();
}

export const findMessage = (db: Db, carehomeId: string, { threadId, number }: MessageKey) =>
  db
    .selectFrom('messages')
    .select(['author_id', 'is_home', 'body', 'created_at', 'edited_at', 'deleted_at'])
    .where('carehome_id', '=', carehomeId)
    .where('thread_id', '=', threadId)
    .where('number', '=', number)
    .executeTakeFirst();

/** Keeps the text that an edit or a deletion replaces. */
export async function replaceBody(
  db: Db,
  carehomeId: string,
  { threadId, number }: MessageKey,
  {
    before,
    userId,
    now,
    ...values
  }: { before: string; userId: string; now: Date; body: string } & (
    | { edited_at: Date }
    | { deleted_at: Date; deleted_by: string }
  ),
) {
  await db
    .insertInto('message_versions')
    .values({
      carehome_id: carehomeId,
      thread_id: threadId,
      number,
      body: before,
      replaced_at: now,
      replaced_by: userId,
    })
    .execute();
  await db
    .updateTable('messages')
    .set(values)
    .where('carehome_id', '=', carehomeId)
    .where('thread_id', '=', threadId)
    .where('number', '=', number)
    .execute();
}

export const setReaction = (
  db: Db,
  carehomeId: string,
  { threadId, number }: MessageKey,
  { userId, kind, now }: { userId: string; kind: Reaction; now: Date },
) =>
  db
    .insertInto('message_reactions')
    .values({
      carehome_id: carehomeId,
      thread_id: threadId,
      number,
      user_id: userId,
      kind,
      at: now,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['carehome_id', 'thread_id', 'number', 'user_id'])
        .doUpdateSet({ kind, at: now }),
    )
    .execute();

export const deleteReaction = (
  db: Db,
  carehomeId: string,
  { threadId, number }: MessageKey,
  userId: string,
) =>
  db
    .deleteFrom('message_reactions')
    .where('carehome_id', '=', carehomeId)
    .where('thread_id', '=', threadId)
    .where('number', '=', number)
    .where('user_id', '=', userId)
    .execute();

export interface FoundRow {
  number: number;
  at: string;
  first: string | null;
  last: string | null;
  is_home: boolean;
  of_resident: boolean;
  body: string;
}

/** Latest first, within one thread: the newest matches are found without reading the whole thread. */
export async function searchMessages(
  db: Db,
  carehomeId: string,
  threadId: string,
  text: string,
): Promise<FoundRow[]> {
  const pattern = `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  const { rows } = await sql<FoundRow>`
    select m.number, m.created_at as at, u.first_name as first, u.last_name as last, m.is_home, m.of_resident, m.body
    from (select * from messages where carehome_id = ${carehomeId} and thread_id = ${threadId}
      and deleted_at is null and body ilike ${pattern} order by number desc limit ${MESSAGE_LIMITS.found}) m
    left join users u on u.id = m.author_id
    order by m.number desc`.execute(db);
  return rows;
}
