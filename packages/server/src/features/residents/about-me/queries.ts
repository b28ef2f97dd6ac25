import { randomUUID } from 'node:crypto';

import type { SectionKey } from '@relish/shared/residents/about-me/sections.ts';
import { type Insertable, sql, type Updateable } from 'kysely';

import type { Db } from '../../../db/database.ts';
import type { Schema } from '../../../db/schema.ts';

type Entries = Schema['about_me_entries'];
type Status = Entries['status'];

export const findPerson = (db: Db, carehomeId: string, residentId: string) =>
  db
    .selectFrom('residents')
    .select(['id', 'preferred_name', 'avoid_topics'])
    .where('carehome_id', '=', carehomeId)
    .where('id', '=', residentId)
    .executeTakeFirst();

export const listEntries = (
  db: Db,
  carehomeId: string,
  residentId: string,
  statuses: readonly Status[],
) =>
  selectEntries(db, carehomeId)
    .where('e.resident_id', '=', residentId)
    .where('e.status', 'in', statuses)
    .orderBy('e.position')
    .orderBy('e.created_at')
    .orderBy('e.id')
    .execute();

export const findEntry = (db: Db, carehomeId: string, id: string) =>
  selectEntries(db, carehomeId).where('e.id', '=', id).executeTakeFirst();

/** Row lock until the transaction ends. */
export const lockEntry = (db: Db, carehomeId: string, id: string) =>
  selectEntries(db, carehomeId).where('e.id', '=', id).forUpdate('e').executeTakeFirst();

export type EntryRow = NonNullable<Awaited<ReturnType<typeof findEntry>>>;

const selectEntries = (db: Db, carehomeId: string) =>
  db
    .selectFrom('about_me_entries as e')
    .leftJoin('users as u', 'u.id', 'e.author_id')
    .selectAll('e')
    .select(sql<string | null>`u.first_name || ' ' || u.last_name`.as('author'))
    .where('e.carehome_id', '=', carehomeId)
    .$narrowType<{ section_key: SectionKey }>();

/** Pending entries of all residents. */
export const listPending = (db: Db, carehomeId: string) =>
  selectEntries(db, carehomeId)
    .innerJoin('residents as r', 'r.id', 'e.resident_id')
    .select(['r.preferred_name', 'r.last_name', 'r.room', 'r.photo_id'])
    .where('e.status', '=', 'pending')
    .orderBy('e.created_at')
    .orderBy('e.id')
    .execute();

const AT_A_GLANCE: SectionKey[] = ['essentials', 'matters', 'please', 'comfort', 'communication'];

/** Essentials for staff meeting the resident for the first time. */
export const listGlanceEntries = (db: Db, carehomeId: string, residentId: string) =>
  db
    .selectFrom('about_me_entries')
    .select(['id', 'section_key', 'prompt_key', 'text', 'voice', 'told_on', 'confirmed_on'])
    .where('carehome_id', '=', carehomeId)
    .where('resident_id', '=', residentId)
    .where('status', '=', 'accepted')
    .where('section_key', 'in', AT_A_GLANCE)
    .orderBy('position')
    .orderBy('created_at')
    .$narrowType<{ section_key: SectionKey }>()
    .execute();

/** Includes pending ones. */
export async function countEntries(
  db: Db,
  carehomeId: string,
  at: {
    residentId: string;
    sectionKey?: SectionKey;
    promptKey?: string | null;
    authorId?: string;
    status: Status;
  },
): Promise<number> {
  const { sectionKey, promptKey, authorId } = at;
  const { count } = await db
    .selectFrom('about_me_entries')
    .select((eb) => eb.fn.countAll<number | string>().as('count'))
    .where('carehome_id', '=', carehomeId)
    .where('resident_id', '=', at.residentId)
    .where('status', '=', at.status)
    .$if(sectionKey !== undefined, (query) => query.where('section_key', '=', sectionKey ?? ''))
    .$if(typeof promptKey === 'string', (query) => query.where('prompt_key', '=', promptKey ?? ''))
    .$if(authorId !== undefined, (query) => query.where('author_id', '=', authorId ?? ''))
    .executeTakeFirstOrThrow();
  return Number(count);
}

export type EntryValues = Insertable<Entries>;

export async function insertEntries(db: Db, values: EntryValues[]): Promise<string[]> {
  const rows = values.map((entry) => ({ ...entry, id: entry.id ?? randomUUID() }));
  await db.insertInto('about_me_entries').values(rows).execute();
  await db
    .insertInto('about_me_versions')
    .values(
      rows.map((entry) => ({
        carehome_id: entry.carehome_id,
        entry_id: entry.id,
        version: 1,
        text: entry.text,
        voice: entry.voice,
        visibility: entry.visibility,
        status: entry.status,
        written_by: entry.author_id ?? null,
        written_at: entry.created_at,
      })),
    )
    .execute();
  return rows.map(({ id }) => id);
}

/** Needs the row lock; adds a version. */
export async function updateEntry(
  db: Db,
  carehomeId: string,
  before: EntryRow,
  { by, at, ...values }: Updateable<Entries> & { by: string; at: Date },
): Promise<{ id: string; version: number }> {
  const saved = await db
    .updateTable('about_me_entries')
    .set({ ...values, version: before.version + 1, updated_at: at })
    .where('carehome_id', '=', carehomeId)
    .where('id', '=', before.id)
    .where('version', '=', before.version)
    .returning(['id', 'version', 'text', 'voice', 'visibility', 'status'])
    .executeTakeFirstOrThrow();
  const { id, ...kept } = saved;
  await db
    .insertInto('about_me_versions')
    .values({ carehome_id: carehomeId, entry_id: id, ...kept, written_by: by, written_at: at })
    .execute();
  return { id, version: saved.version };
}

const updateEntriesWith = (db: Db, carehomeId: string, residentId: string, mediaId: string) =>
  db
    .updateTable('about_me_entries')
    .where('carehome_id', '=', carehomeId)
    .where('resident_id', '=', residentId)
    .where(sql<boolean>`${mediaId}::uuid = any(media_ids)`);

/** Versions hold no pictures, so these add none. */
export const removeEntryPicture = (
  db: Db,
  carehomeId: string,
  residentId: string,
  mediaId: string,
) =>
  updateEntriesWith(db, carehomeId, residentId, mediaId)
    .set({ media_ids: sql<string[]>`array_remove(media_ids, ${mediaId}::uuid)` })
    .execute();

export const replaceEntryPicture = (
  db: Db,
  carehomeId: string,
  residentId: string,
  { before, after }: { before: string; after: string },
) =>
  updateEntriesWith(db, carehomeId, residentId, before)
    .set({ media_ids: sql<string[]>`array_replace(media_ids, ${before}::uuid, ${after}::uuid)` })
    .execute();

/** Confirms unchanged text, so it adds no version. */
export const confirmEntry = (
  db: Db,
  carehomeId: string,
  id: string,
  values: { confirmed_by: string; confirmed_on: string },
) =>
  db
    .updateTable('about_me_entries')
    .set(values)
    .where('carehome_id', '=', carehomeId)
    .where('id', '=', id)
    .where('status', '=', 'accepted')
    .returning(['id', 'version'])
    .executeTakeFirst();

/** Returns how many entries were found and reordered. */
export async function orderEntries(
  db: Db,
  carehomeId: string,
  { residentId, sectionKey, ids }: { residentId: string; sectionKey: SectionKey; ids: string[] },
): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('about_me_entries')
    .set({ position: sql<number>`array_position(array[${sql.join(ids)}]::uuid[], id)` })
    .where('carehome_id', '=', carehomeId)
    .where('resident_id', '=', residentId)
    .where('section_key', '=', sectionKey)
    .where('status', '=', 'accepted')
    .where('id', 'in', ids)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** New entries come after the ordered ones. */
export async function nextPosition(
  db: Db,
  carehomeId: string,
  residentId: string,
  sectionKey: SectionKey,
): Promise<number> {
  const { last } = await db
    .selectFrom('about_me_entries')
    .select(sql<number | null>`max(position)`.as('last'))
    .where('carehome_id', '=', carehomeId)
    .where('resident_id', '=', residentId)
    .where('section_key', '=', sectionKey)
    .executeTakeFirstOrThrow();
  return (last ?? 0) + 1;
}

export const listVersions = (db: Db, carehomeId: string, entryId: string) =>
  db
    .selectFrom('about_me_versions as v')
    .leftJoin('users as u', 'u.id', 'v.written_by')
    .select(['v.version', 'v.text', 'v.voice', 'v.visibility', 'v.status', 'v.written_at'])
    .select(sql<string | null>`u.first_name || ' ' || u.last_name`.as('written_by'))
    .where('v.carehome_id', '=', carehomeId)
    .where('v.entry_id', '=', entryId)
    .orderBy('v.version', 'desc')
    .$narrowType<Pick<EntryRow, 'voice' | 'visibility' | 'status'>>()
    .execute();

export interface ClosedAt {
  resident_id: string;
  section_key: SectionKey;
  /** Null means the whole section. */
  prompt_key: string | null;
}

export const listClosed = async (db: Db, carehomeId: string, residentId: string) => {
  const rows = await db
    .selectFrom('about_me_closed')
    .select(['section_key', 'prompt_key'])
    .where('carehome_id', '=', carehomeId)
    .where('resident_id', '=', residentId)
    .$narrowType<{ section_key: SectionKey }>()
    .execute();
  return rows.map((row) => ({ ...row, prompt_key: row.prompt_key || null }));
};

export const insertClosed = (
  db: Db,
  carehomeId: string,
  closed: (ClosedAt & { closed_by: string; closed_at: Date })[],
) =>
  db
    .insertInto('about_me_closed')
    .values(
      closed.map((each) => ({
        ...each,
        carehome_id: carehomeId,
        prompt_key: each.prompt_key ?? '',
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();

export const deleteClosed = (db: Db, carehomeId: string, at: ClosedAt) =>
  db
    .deleteFrom('about_me_closed')
    .where('carehome_id', '=', carehomeId)
    .where('resident_id', '=', at.resident_id)
    .where('section_key', '=', at.section_key)
    .where('prompt_key', '=', at.prompt_key ?? '')
    .execute();
