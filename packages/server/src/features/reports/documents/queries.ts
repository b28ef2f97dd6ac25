import type { DocumentState } from '@relish/shared/reports/documents/contract.ts';
import { type Insertable, sql } from 'kysely';

import { touchHomes } from '../../../db/announce.ts';
import type { Db } from '../../../db/database.ts';
import type { Schema } from '../../../db/schema.ts';

type NewDocument = Pick<
  Insertable<Schema['documents']>,
  | 'carehome_id'
  | 'kind'
  | 'format'
  | 'resident_id'
  | 'from_day'
  | 'to_day'
  | 'options'
  | 'requested_by'
  | 'created_at'
  | 'expires_at'
>;

export const insertDocument = async (db: Db, values: NewDocument): Promise<string> =>
  (await db.insertInto('documents').values(values).returning('id').executeTakeFirstOrThrow()).id;

/** Unfinished documents a user has requested since then. */
export const countUnfinished = async (
  db: Db,
  carehomeId: string,
  { requestedBy, since }: { requestedBy: string; since: Date },
): Promise<number> =>
  (
    await db
      .selectFrom('documents')
      .select('id')
      .where('carehome_id', '=', carehomeId)
      .where('requested_by', '=', requestedBy)
      .where('created_at', '>', since.toISOString())
      .where('state', 'in', ['queued', 'running'])
      .where('removed_at', 'is', null)
      .execute()
  ).length;

const standing = (db: Db, carehomeId: string, now: Date) =>
  db
    .selectFrom('documents as d')
    .leftJoin('residents as r', (join) =>
      join.onRef('r.carehome_id', '=', 'd.carehome_id').onRef('r.id', '=', 'd.resident_id'),
    )
    .leftJoin('users as u', 'u.id', 'd.requested_by')
    .selectAll('d')
    .select([
      'r.preferred_name',
      'r.last_name',
      sql<string | null>`u.first_name || ' ' || u.last_name`.as('requester'),
    ])
    .where('d.carehome_id', '=', carehomeId)
    .where('d.removed_at', 'is', null)
    .where('d.expires_at', '>', now.toISOString());

const LISTED = 50;

/** Newest first; home documents by permission, for inspectors only their own. */
export const listDocuments = (
  db: Db,
  carehomeId: string,
  now: Date,
  { home, people, onlyBy }: { home: boolean; people: boolean; onlyBy: string | null },
) =>
  standing(db, carehomeId, now)
    .$if(!home, (query) => query.where('d.kind', '!=', 'home_evidence'))
    .$if(!people, (query) => query.where('d.kind', '=', 'home_evidence'))
    .$if(onlyBy !== null, (query) => query.where('d.requested_by', '=', onlyBy ?? ''))
    .orderBy('d.created_at', 'desc')
    .orderBy('d.id')
    .limit(LISTED)
    .execute();

export const findDocument = (db: Db, carehomeId: string, id: string, now: Date) =>
  standing(db, carehomeId, now).where('d.id', '=', id).executeTakeFirst();

export type FoundDocument = NonNullable<Awaited<ReturnType<typeof findDocument>>>;

/** Hidden at once; the next sweep deletes the file. */
export const removeDocument = (db: Db, carehomeId: string, id: string, now: Date) =>
  db
    .updateTable('documents')
    .set({ removed_at: now })
    .where('carehome_id', '=', carehomeId)
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .execute();

/** Undefined if done or no longer wanted. Stores the key before the file is written. */
export const beginDocument = (db: Db, carehomeId: string, id: string, fileKey: string) =>
  db
    .updateTable('documents')
    .set({ state: 'running', progress: 5, file_key: sql`coalesce(file_key, ${fileKey})` })
    .where('carehome_id', '=', carehomeId)
    .where('id', '=', id)
    .where('state', '!=', 'done')
    .where('removed_at', 'is', null)
    .returningAll()
    .executeTakeFirst();

export const setProgress = (db: Db, carehomeId: string, id: string, progress: number) =>
  db
    .updateTable('documents')
    .set({ progress })
    .where('carehome_id', '=', carehomeId)
    .where('id', '=', id)
    .execute();

export const setState = (db: Db, carehomeId: string, id: string, state: DocumentState) =>
  db
    .updateTable('documents')
    .set({ state })
    .where('carehome_id', '=', carehomeId)
    .where('id', '=', id)
    .execute();

export const finishDocument = (
  db: Db,
  carehomeId: string,
  id: string,
  made: {
    file_bytes: number;
    sha256: string;
    shown: { reports: string[]; photos: string[] };
    finished_at: Date;
    expires_at: Date;
  },
) =>
  db
    .updateTable('documents')
    .set({ ...made, shown: JSON.stringify(made.shown), state: 'done', progress: 100 })
    .where('carehome_id', '=', carehomeId)
    .where('id', '=', id)
    .execute();

/** N24: whether everything in it is still shared. */
export async function isStillShared(
  db: Db,
  carehomeId: string,
  { resident_id, shown }: { resident_id: string | null; shown: { reports: string[] } },
): Promise<boolean> {
  if (shown.reports.length === 0) return true;
  const { rows } = await sql<{ shared: boolean }>`
    select exists (select from consents c where c.carehome_id = ${carehomeId} and c.resident_id = ${resident_id}
        and c.purpose = 'share_activity_family' and c.decision = 'yes' and c.superseded_at is null)
      and not exists (select from unnest(${shown.reports}::uuid[]) as wanted(id)
        where not exists (select from participations p where p.carehome_id = ${carehomeId}
          and p.report_id = wanted.id and p.resident_id = ${resident_id}
          and p.family_sees)) as shared`.execute(db);
  return rows[0]?.shared ?? false;
}

/** Row level security applies too. */
export const listSentTo = (db: Db, carehomeId: string, userId: string, now: Date) =>
  db
    .selectFrom('report_mails as m')
    .innerJoin('documents as d', 'd.id', 'm.document_id')
    .innerJoin('residents as r', 'r.id', 'd.resident_id')
    .select(['d.id', 'r.preferred_name', 'd.from_day', 'd.to_day', 'd.expires_at', 'd.resident_id'])
    .select(sql<string>`max(m.sent_at)`.as('sent_at'))
    .where('m.carehome_id', '=', carehomeId)
    .where('d.carehome_id', '=', carehomeId)
    .where('r.carehome_id', '=', carehomeId)
    .where('m.recipient_user_id', '=', userId)
    .where('m.status', '=', 'sent')
    .where('d.removed_at', 'is', null)
    .where('d.expires_at', '>', now.toISOString())
    .groupBy(['d.id', 'r.preferred_name'])
    .orderBy(sql`max(m.sent_at)`, 'desc')
    .limit(LISTED)
    .execute();

/** Bypasses tenancy: hides expired documents and lists those to delete. */
export async function removePastDocuments(db: Db, now: Date) {
  const rows = await db
    .updateTable('documents')
    .set({ removed_at: now })
    .where('expires_at', '<', now.toISOString())
    .where('removed_at', 'is', null)
    .returning('carehome_id')
    .execute();
  touchHomes(db, rows, 'documents');
}

export const listRemovedDocuments = (db: Db, limit: number) =>
  db
    .selectFrom('documents')
    .select(['id', 'file_key', 'format'])
    .where('removed_at', 'is not', null)
    .orderBy('removed_at')
    .limit(limit)
    .execute();

export const deleteRemovedDocuments = (db: Db, ids: string[]) =>
  db.deleteFrom('documents').where('id', 'in', ids).where('removed_at', 'is not', null).execute();
