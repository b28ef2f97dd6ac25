import { GROUP_TO_PRACTISE, type PracticeCode } from '@relish/shared/system/demo-mode/practices.ts';
import { sql } from 'kysely';

import type { Db } from '../../../db/database.ts';
import { readHomeTables } from '../../../db/home-tables.ts';

export interface Demo {
  id: string;
  owner_id: string;
  organisation_id: string;
  carehome_id: string;
  user_id: string;
}

const columns = ['id', 'owner_id', 'organisation_id', 'carehome_id', 'user_id'] as const;

export const findDemo = (db: Db, ownerId: string): Promise<Demo | undefined> =>
  db
    .selectFrom('demos')
    .select(columns)
    .where('owner_id', '=', ownerId)
    .where('ended_at', 'is', null)
    .executeTakeFirst();

export const findDemoById = (db: Db, id: string): Promise<Demo | undefined> =>
  db.selectFrom('demos').select(columns).where('id', '=', id).executeTakeFirst();

export const findDemoOfHome = (db: Db, carehomeId: string): Promise<Demo | undefined> =>
  db.selectFrom('demos').select(columns).where('carehome_id', '=', carehomeId).executeTakeFirst();

const LOCK = 7_238_223;

/** Serialises starting, so that no one gets two and the limit holds. */
export async function countDemos(db: Db): Promise<number> {
  await sql`select pg_advisory_xact_lock(${LOCK})`.execute(db);
  const { count } = await db
    .selectFrom('demos')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('ended_at', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}

export const insertDemo = (db: Db, demo: Omit<Demo, 'id'>, now: Date) =>
  db
    .insertInto('demos')
    .values({ ...demo, created_at: now, last_used_at: now })
    .execute();

/** Its sessions end at once; its rows are deleted by a job. */
export async function endDemo(db: Db, { id, carehome_id }: Demo, now: Date) {
  await db.updateTable('demos').set({ ended_at: now }).where('id', '=', id).execute();
  await db.deleteFrom('sessions').where('carehome_id', '=', carehome_id).execute();
}

/** Not used since then, or left over from an interrupted deletion. */
export const listDemosToDelete = (db: Db, unusedSince: Date): Promise<Demo[]> =>
  db
    .selectFrom('demos')
    .select(columns)
    .where((eb) =>
      eb.or([eb('last_used_at', '<=', unusedSince.toISOString()), eb('ended_at', 'is not', null)]),
    )
    .execute();

/** Replaces a relative of the demonstration, so that the owner has someone to visit. */
export async function becomeRelative(
  db: Db,
  carehomeId: string,
  owner: { id: string; first_name: string; last_name: string; email: string },
) {
  const { rows } = await sql<{ id: string; relative_id: string }>`
    select l.id, l.relative_id from relative_links l
    join residents r on r.id = l.resident_id and r.status = 'current'
    join relatives p on p.id = l.relative_id
    left join memberships m on m.carehome_id = p.carehome_id and m.user_id = p.user_id
    where l.carehome_id = ${carehomeId} and l.status = 'active' and l.access_level >= 3
    -- The relative with most to see has been here longest.
    order by p.user_id is null, m.started_at, l.access_level desc, r.preferred_name, l.id limit 1`.execute(
    db,
  );
  const [link] = rows;
  if (!link) return;
  await db
    .updateTable('relatives')
    .set({
      user_id: owner.id,
      first_name: owner.first_name,
      last_name: owner.last_name,
      email: owner.email,
    })
    .where('id', '=', link.relative_id)
    .execute();
}

export const listSends = (db: Db, carehomeId: string) =>
  db
    .selectFrom('demo_sends')
    .select(['id', 'kind', 'recipient', 'subject', 'body', 'attachments', 'sent_at'])
    .where('carehome_id', '=', carehomeId)
    .orderBy('sent_at', 'desc')
    .orderBy('id', 'desc')
    .limit(200)
    .execute();

/** The practice tasks that the owner has done in the demonstration home. */
export async function listPractised(
  db: Db,
  { carehome_id, user_id }: Demo,
): Promise<PracticeCode[]> {
  const home = sql`carehome_id = ${carehome_id}`;
  const { rows } = await sql<Record<PracticeCode, boolean>>`
    with own as materialized (
      select r.id, count(*) as people from reports r
      join participations p on p.carehome_id = r.carehome_id and p.report_id = r.id
      where r.carehome_id = ${carehome_id} and r.created_by = ${user_id} and r.status <> 'voided' group by r.id)
    select exists (select from own where people = 1) as "record-one-to-one",
      exists (select from own where people >= ${GROUP_TO_PRACTISE}) as "record-a-group",
      exists (select from observations where ${home} and created_by = ${user_id}) as "note-an-observation",
      exists (select from about_me_entries where ${home} and author_id = ${user_id}
        and status <> 'pending') as "write-in-about-me",
      exists (select from notices where ${home} and created_by = ${user_id}) as "post-a-notice",
      exists (select from relative_links where ${home} and invited_by = ${user_id}) as "invite-a-relative",
      exists (select from about_me_entries where ${home} and author_id = ${user_id}) as "tell-a-story"`.execute(
    db,
  );
  return Object.entries(rows[0] ?? {}).flatMap(([code, done]) =>
    done ? [code as PracticeCode] : [],
  );
}

/** Files of the demonstration home, to be deleted before its rows. */
export async function listFiles(db: Db, carehomeId: string) {
  const pictures = await db
    .selectFrom('media')
    .select('key')
    .where('carehome_id', '=', carehomeId)
    .execute();
  const documents = await db
    .selectFrom('documents')
    .select(['file_key', 'format'])
    .where('carehome_id', '=', carehomeId)
    .execute();
  const books = await db
    .selectFrom('photo_book_copies')
    .select('file_key')
    .where('carehome_id', '=', carehomeId)
    .where('file_key', 'is not', null)
    .$narrowType<{ file_key: string }>()
    .execute();
  const gifts = await db
    .selectFrom('photo_gifts')
    .select('file_key')
    .where('carehome_id', '=', carehomeId)
    .where('file_key', 'is not', null)
    .$narrowType<{ file_key: string }>()
    .execute();
  return { pictures, documents, books, gifts };
}

/** Deletes every row of the home, its people and its organisation. */
export async function deleteHomeRows(db: Db, { id, carehome_id, organisation_id }: Demo) {
  const people = await db
    .selectFrom('memberships')
    .select('user_id')
    .where('carehome_id', '=', carehome_id)
    .execute();
  const userIds = people.map(({ user_id }) => user_id);
  await sql`update users set last_carehome_id = null where id = any(${userIds}::uuid[])`.execute(
    db,
  );
  await sql`delete from audit_log where carehome_id = ${carehome_id}`.execute(db);
  const tables = (await readHomeTables(db)).toReversed();
  const remove = (name: string, where: ReturnType<typeof sql>) =>
    sql`delete from ${sql.table(name)} where ${where}`.execute(db);
  for (const { name, belongs } of tables) {
    if (name === 'audit_log') continue;
    if (name === 'demos') await remove(name, sql`id = ${id}`);
    else if (name === 'carehomes') await remove(name, sql`id = ${carehome_id}`);
    else if (name === 'organisations') await remove(name, sql`id = ${organisation_id}`);
    else if (name === 'users') await remove(name, sql`id = any(${userIds}::uuid[])`);
    else if (belongs === 'home') await remove(name, sql`carehome_id = ${carehome_id}`);
    else if (belongs === 'organisation')
      await remove(name, sql`organisation_id = ${organisation_id}`);
    else if (belongs === 'person') await remove(name, sql`user_id = any(${userIds}::uuid[])`);
  }
}
