import { sql } from 'kysely';

import type { Db } from '../../../db/database.ts';
import { asRows, type ChatViewer, isReadable } from '../threads/public.ts';

/** Undefined if it is gone. */
export async function findThread(db: Db, carehomeId: string, threadId: string) {
  const { rows } = await sql<{ number: number; time_zone: string }>`
    select t.number, c.time_zone from threads t join carehomes c on c.id = t.carehome_id
    where t.carehome_id = ${carehomeId} and t.id = ${threadId}`.execute(db);
  return rows[0];
}

/** Everyone who is now a member of the home. */
export const listMemberIds = async (db: Db, carehomeId: string, now: Date): Promise<string[]> => {
  const { rows } = await sql<{ user_id: string }>`
    select user_id from memberships where carehome_id = ${carehomeId} and ended_at is null
      and (ends_at is null or ends_at > ${now})`.execute(db);
  return rows.map(({ user_id }) => user_id);
};

export interface ToNotify {
  user_id: string;
  email: string;
  is_home: boolean;
}

/** A message of a person other than the reader; automatic answers and deleted messages are not worth a notification. */
const hasNews = sql`exists (select from messages m where m.carehome_id = t.carehome_id and m.thread_id = t.id
  and m.number > coalesce(r.number, 0) and m.author_id <> v.user_id and m.deleted_at is null)`;

/**
 * Marks readers with unread messages as notified, and returns those who had read everything that they were notified of
 * before: one notification per burst. A family's message is for the colleague who answers it, or else for those who
 * also answer in private.
 */
export async function claimNotifications(
  db: Db,
  carehomeId: string,
  threadId: string,
  viewers: readonly ChatViewer[],
): Promise<ToNotify[]> {
  const { rows } = await sql<ToNotify>`
    with due as (
      select t.carehome_id, t.id as thread_id, v.user_id, v.kind = 'staff' as is_home, t.number, coalesce(r.number, 0) as read
      from threads t join ${asRows(viewers)} on ${isReadable}
      left join thread_readers r on r.carehome_id = t.carehome_id and r.thread_id = t.id and r.user_id = v.user_id
      where t.carehome_id = ${carehomeId} and t.id = ${threadId} and t.number > coalesce(r.number, 0)
        and not coalesce(r.is_silent, false) and ${hasNews}
        and (v.kind <> 'staff' or t.kind = 'team'
          or case when t.assigned_to is null then v.answers_private else t.assigned_to = v.user_id end)),
    claimed as (
      insert into thread_notifications as n (carehome_id, thread_id, user_id, number)
      select carehome_id, thread_id, user_id, number from due
      on conflict (carehome_id, thread_id, user_id) do update set number = excluded.number
        where n.number <= (select d.read from due d where d.user_id = excluded.user_id)
      returning user_id)
    select c.user_id, u.email, d.is_home from claimed c join due d on d.user_id = c.user_id
    join users u on u.id = c.user_id and u.deactivated_at is null`.execute(db);
  return rows;
}

/** In the evening, before people sleep. */
const HOURS = { from: 18, to: 21 };

/** Families with unread messages who have had no email today; whether they may still read is checked when it leaves. */
export async function claimMails(
  db: Db,
  now: Date,
): Promise<{ carehome_id: string; user_id: string }[]> {
  const local = sql`(${now}::timestamptz at time zone c.time_zone)`;
  const { rows } = await sql<{ carehome_id: string; user_id: string }>`
    with due as (
      select distinct m.carehome_id, m.user_id, ${local}::date as today
      from threads t
      join carehomes c on c.id = t.carehome_id and extract(hour from ${local}) >= ${HOURS.from}
        and extract(hour from ${local}) < ${HOURS.to}
      join memberships m on m.carehome_id = t.carehome_id and m.ended_at is null and m.message_mail
        and (m.message_mailed_on is null or m.message_mailed_on < ${local}::date)
      left join thread_readers r on r.carehome_id = t.carehome_id and r.thread_id = t.id and r.user_id = m.user_id
      where ${isRecent(now)} and t.kind <> 'team' and t.number > coalesce(r.number, 0) and not coalesce(r.is_silent, false)
        and (t.kind = 'household' or (m.role = 'relative' and exists (
          select from relatives a join relative_links l on l.carehome_id = a.carehome_id and l.relative_id = a.id
          where a.carehome_id = m.carehome_id and a.user_id = m.user_id and l.resident_id = t.resident_id
            and l.status = 'active'))))
    update memberships m set message_mailed_on = due.today from due
    where m.carehome_id = due.carehome_id and m.user_id = due.user_id
    returning m.carehome_id, m.user_id`.execute(db);
  return rows;
}

// Since the last evening; the latest is left to those who read it anyway.
const isRecent = (now: Date) =>
  sql`t.last_at between ${now}::timestamptz - interval '27 hours' and ${now}::timestamptz - interval '1 hour'`;

export interface MailTo {
  email: string;
  is_demo: boolean;
  carehome_name: string;
  threads: number;
}

/** Undefined if there is nothing left to read, or no email is wanted. */
export async function findMail(
  db: Db,
  carehomeId: string,
  viewer: ChatViewer,
  now: Date,
): Promise<MailTo | undefined> {
  const { rows } = await sql<MailTo>`
    select u.email, o.is_demo, c.name as carehome_name, count(*)::int as threads
    from threads t join ${asRows([viewer])} on ${isReadable}
    join users u on u.id = v.user_id and u.deactivated_at is null
    join carehomes c on c.id = t.carehome_id
    join organisations o on o.id = c.organisation_id
    join memberships m on m.carehome_id = t.carehome_id and m.user_id = v.user_id and m.message_mail
    left join thread_readers r on r.carehome_id = t.carehome_id and r.thread_id = t.id and r.user_id = v.user_id
    where t.carehome_id = ${carehomeId} and ${isRecent(now)} and not coalesce(r.is_silent, false) and ${hasNews}
    group by u.email, o.is_demo, c.name`.execute(db);
  return rows[0];
}

export const findChoice = (db: Db, carehomeId: string, userId: string) =>
  db
    .selectFrom('memberships')
    .select('message_mail as mail')
    .where('carehome_id', '=', carehomeId)
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();

export const updateChoice = (db: Db, carehomeId: string, userId: string, mail: boolean) =>
  db
    .updateTable('memberships')
    .set({ message_mail: mail })
    .where('carehome_id', '=', carehomeId)
    .where('user_id', '=', userId)
    .execute();
