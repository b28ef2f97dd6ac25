import {
  type NoticeAudience,
  type NoticePriority,
  NOTICE_LIMITS,
} from '@relish/shared/board/notices/choices.ts';
import { type Insertable, sql, type Updateable } from 'kysely';

import { after, days } from '../../../core/clock.ts';
import { touchHomes } from '../../../db/announce.ts';
import type { Db } from '../../../db/database.ts';
import type { Schema } from '../../../db/schema.ts';

type NoticeRow = Insertable<Schema['notices']>;

export interface BoardRow {
  id: string;
  title: string;
  body: string;
  audience: NoticeAudience;
  priority: NoticePriority;
  pinned: boolean;
  author: string | null;
  published_at: string;
  expires_at: string;
  picture_ids: string[];
  is_read: boolean;
  is_hidden: boolean;
}

const MOST_ON_BOARD = 100;
const agreed = sql<boolean>`all_may_be_named(n.carehome_id, n.named_ids)`;
const hangsAt = (now: Date) =>
  sql<boolean>`n.publish_at <= ${now} and n.expires_at > ${now} and n.withdrawn_at is null`;

/** Withdrawn consent and surnames are visible to staff only (N18). */
export async function listBoard(
  db: Db,
  carehomeId: string,
  {
    audiences,
    userId,
    forStaff,
    now,
  }: {
    audiences: readonly NoticeAudience[];
    userId: string | null;
    forStaff: boolean;
    now: Date;
  },
): Promise<BoardRow[]> {
  const { rows } = await sql<BoardRow>`
    select n.id, n.title, n.body, n.audience, n.priority, n.pinned, n.publish_at as published_at, n.expires_at,
      n.picture_ids, u.first_name || case when ${forStaff} then ' ' || u.last_name else '' end as author, r.user_id is not null as is_read,
      not ${agreed} as is_hidden
    from notices n
    left join users u on u.id = n.created_by
    left join notice_reads r on r.carehome_id = n.carehome_id and r.notice_id = n.id and r.user_id = ${userId}::uuid
    where n.carehome_id = ${carehomeId} and n.audience = any(${audiences}::text[]) and ${hangsAt(now)}
      and (${forStaff} or ${agreed})
    order by n.pinned desc, array_position(array['urgent', 'important', 'normal'], n.priority), n.publish_at desc, n.id
    limit ${MOST_ON_BOARD}`.execute(db);
  return rows;
}

/** The given notices that these audiences may read. */
export async function listReadable(
  db: Db,
  carehomeId: string,
  { ids, audiences, now }: { ids: string[]; audiences: readonly NoticeAudience[]; now: Date },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select n.id from notices n where n.carehome_id = ${carehomeId} and n.id = any(${ids}::uuid[])
      and n.audience = any(${audiences}::text[]) and ${hangsAt(now)}`.execute(db);
  return rows.map(({ id }) => id);
}

/** For cards: titles of notices that these audiences may read, also once they are no longer up. */
export async function listNoticeTitles(
  db: Db,
  carehomeId: string,
  {
    ids,
    audiences,
    now,
  }: { ids: readonly string[]; audiences: readonly NoticeAudience[]; now: Date },
): Promise<{ id: string; title: string; at: string }[]> {
  const isForStaff = audiences.includes('staff');
  const { rows } = await sql<{ id: string; title: string; at: string }>`
    select n.id, n.title, n.publish_at as at from notices n
    where n.carehome_id = ${carehomeId} and n.id = any(${ids}::uuid[]) and n.audience = any(${audiences}::text[])
      and n.publish_at <= ${now} and n.withdrawn_at is null and (${isForStaff} or ${agreed})`.execute(
    db,
  );
  return rows;
}

export const insertReads = (
  db: Db,
  carehomeId: string,
  ids: readonly string[],
  { userId, now }: { userId: string; now: Date },
) =>
  db
    .insertInto('notice_reads')
    .values(
      ids.map((notice_id) => ({
        carehome_id: carehomeId,
        notice_id,
        user_id: userId,
        read_at: now,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();

export const deleteReads = (db: Db, carehomeId: string, id: string) =>
  sql`delete from notice_reads where carehome_id = ${carehomeId} and notice_id = ${id}`.execute(db);

const managed = (db: Db, carehomeId: string) =>
  db
    .selectFrom('notices as n')
    .leftJoin('users as u', 'u.id', 'n.created_by')
    .leftJoin('users as e', 'e.id', 'n.updated_by')
    .select((eb) => [
      'n.id',
      'n.title',
      'n.body',
      'n.audience',
      'n.priority',
      'n.pinned',
      'n.publish_at',
      'n.expires_at',
      'n.withdrawn_at',
      'n.picture_ids',
      'n.homes',
      'n.version',
      'n.created_by',
      'n.pushed_at',
      sql<string | null>`u.first_name || ' ' || u.last_name`.as('author'),
      sql<string | null>`e.first_name || ' ' || e.last_name`.as('editor'),
      // Residents whose consent is missing for families.
      sql<string[]>`array(select r.preferred_name || ' ' || r.last_name from residents r
        where r.carehome_id = n.carehome_id and r.id = any(n.named_ids)
          and not all_may_be_named(n.carehome_id, array[r.id]) order by 1)`.as('hidden_by'),
      eb
        .selectFrom('notice_reads as r')
        .innerJoin('memberships as m', (join) =>
          join.onRef('m.carehome_id', '=', 'r.carehome_id').onRef('m.user_id', '=', 'r.user_id'),
        )
        .select((count) => count.fn.countAll<number>().as('read'))
        .whereRef('r.carehome_id', '=', 'n.carehome_id')
        .whereRef('r.notice_id', '=', 'n.id')
        .where('m.ended_at', 'is', null)
        .where('m.role', 'not in', ['relative', 'volunteer_external', 'viewer_inspector'])
        .as('read'),
    ])
    .where('n.carehome_id', '=', carehomeId);

const MOST_LISTED = 500;

export const listManaged = (db: Db, carehomeId: string) =>
  managed(db, carehomeId)
    .orderBy('n.publish_at', 'desc')
    .orderBy('n.id')
    .limit(MOST_LISTED)
    .execute();

export const findManaged = (db: Db, carehomeId: string, id: string) =>
  managed(db, carehomeId).where('n.id', '=', id).executeTakeFirst();
export type ManagedRow = NonNullable<Awaited<ReturnType<typeof findManaged>>>;

/** Row lock: concurrent saves are serialised. */
export const lockNotice = (db: Db, carehomeId: string, id: string) =>
  db
    .selectFrom('notices')
    .select('id')
    .where('carehome_id', '=', carehomeId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

/** Home lock, so that two users cannot pin a fourth notice. */
export const lockBoard = (db: Db, carehomeId: string) =>
  sql`select pg_advisory_xact_lock(hashtext('notices'), hashtext(${carehomeId}))`.execute(db);

export async function countPinned(
  db: Db,
  carehomeId: string,
  { except, now }: { except: string | null; now: Date },
): Promise<number> {
  const rows = await db
    .selectFrom('notices')
    .select('id')
    .where('carehome_id', '=', carehomeId)
    .where('pinned', '=', true)
    .where('withdrawn_at', 'is', null)
    .where('expires_at', '>', now.toISOString())
    .$if(except !== null, (query) => query.where('id', '!=', except ?? ''))
    .limit(NOTICE_LIMITS.pinned)
    .execute();
  return rows.length;
}

export const insertNotices = (db: Db, rows: NoticeRow[]) =>
  db.insertInto('notices').values(rows).returning('id').execute();

export const updateNotice = (
  db: Db,
  carehomeId: string,
  id: string,
  values: Updateable<Schema['notices']>,
) =>
  db
    .updateTable('notices')
    .set((eb) => ({ ...values, version: eb('version', '+', 1) }))
    .where('carehome_id', '=', carehomeId)
    .where('id', '=', id)
    .execute();

/** External roles see no staff notices. */
const worksHere = (
  now: Date,
) => sql<boolean>`m.ended_at is null and (m.ends_at is null or m.ends_at > ${now})
  and u.deactivated_at is null and m.role not in ('relative', 'volunteer_external', 'viewer_inspector')`;

export async function listReaders(db: Db, carehomeId: string, noticeId: string, now: Date) {
  const { rows } = await sql<{ id: string; name: string; read_at: string | null }>`
    select u.id, u.first_name || ' ' || u.last_name as name, r.read_at
    from memberships m join users u on u.id = m.user_id
    left join notice_reads r on r.carehome_id = m.carehome_id and r.notice_id = ${noticeId} and r.user_id = m.user_id
    where m.carehome_id = ${carehomeId} and ${worksHere(now)}
    order by r.read_at is not null, u.first_name, u.last_name, u.id`.execute(db);
  return rows;
}

export async function countReaders(db: Db, carehomeId: string, now: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from memberships m join users u on u.id = m.user_id
    where m.carehome_id = ${carehomeId} and ${worksHere(now)}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Claims the one push of an urgent notice; undefined if it is no longer up. */
export async function claimPush(
  db: Db,
  carehomeId: string,
  id: string,
  now: Date,
): Promise<NoticeAudience | undefined> {
  const { rows } = await sql<{ audience: NoticeAudience; agreed: boolean }>`
    update notices n set pushed_at = ${now}
    where n.carehome_id = ${carehomeId} and n.id = ${id} and n.priority = 'urgent' and n.pushed_at is null
      and ${hangsAt(now)}
    returning n.audience, ${agreed} as agreed`.execute(db);
  const [row] = rows;
  if (!row || row.agreed) return row?.audience;
  return row.audience === 'all' ? 'staff' : undefined;
}

/** Row level security shows families only their own notices. */
export const findBoardPicture = async (
  db: Db,
  carehomeId: string,
  { id, onlyLive, now }: { id: string; onlyLive: boolean; now: Date },
) =>
  (
    await db
      .selectFrom('media')
      .innerJoin('notices as n', (join) =>
        join
          .onRef('n.carehome_id', '=', 'media.carehome_id')
          .on(sql<boolean>`media.id = any(n.picture_ids)`),
      )
      .select('media.key')
      .where('media.carehome_id', '=', carehomeId)
      .where('media.id', '=', id)
      .where('media.purpose', '=', 'notice')
      .where('media.width', 'is not', null)
      .where('media.removed_at', 'is', null)
      .$if(onlyLive, (query) => query.where(hangsAt(now)))
      .executeTakeFirst()
  )?.key;

const KEPT_MS = days(3 * 365);

/** Three years after a notice ended, in every home. */
export async function deletePastNotices(db: Db, now: Date) {
  const before = after(now, -KEPT_MS);
  const { rows } = await sql<{ carehome_id: string }>`with gone as (
      delete from notices where coalesce(withdrawn_at, expires_at) < ${before} returning carehome_id, picture_ids),
    removed as (
      update media set removed_at = ${now} from gone
      where media.carehome_id = gone.carehome_id and media.id = any(gone.picture_ids) and media.removed_at is null)
    select distinct carehome_id from gone`.execute(db);
  touchHomes(db, rows, 'notices');
}
