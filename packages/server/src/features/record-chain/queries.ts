import { createHash } from 'node:crypto';

import { sql } from 'kysely';

import type { Db } from '../../db/database.ts';

/** The first link of every home hangs on this. */
export const BEGINNING = '';

export interface NewVersion {
  kind: 'report' | 'observation' | 'addendum';
  record_id: string;
  version: number;
  action: string;
  reason: string | null;
  /** The whole record as it is now, letter by letter as it will be compared. */
  body: string;
}

interface Link extends NewVersion {
  seq: number;
  changed_by: string | null;
  changed_at: string;
}

/** What a link's hash covers: everything in it, and the hash before it. */
export const hashOf = (link: Link, before: string): string =>
  createHash('sha256')
    .update(
      JSON.stringify([
        before,
        link.seq,
        link.kind,
        link.record_id,
        link.version,
        link.action,
        link.reason,
        link.changed_by,
        link.changed_at,
        link.body,
      ]),
    )
    .digest('hex');

/** Adds versions to the home's chain, in order. Whoever comes second waits for the first to commit. */
export async function appendVersions(
  db: Db,
  carehomeId: string,
  versions: readonly NewVersion[],
  { userId, now }: { userId: string | null; now: Date },
): Promise<void> {
  let { seq, hash } = await lockChain(db, carehomeId);
  const rows = versions.map((version) => {
    const link = {
      ...version,
      seq: (seq += 1),
      changed_by: userId,
      changed_at: now.toISOString(),
    };
    hash = hashOf(link, hash);
    return { ...link, carehome_id: carehomeId, hash };
  });
  await db.insertInto('record_versions').values(rows).execute();
  await db
    .updateTable('record_chains')
    .set({ seq, hash })
    .where('carehome_id', '=', carehomeId)
    .execute();
}

async function lockChain(db: Db, carehomeId: string): Promise<{ seq: number; hash: string }> {
  const find = () =>
    db
      .selectFrom('record_chains')
      .select(['seq', 'hash'])
      .where('carehome_id', '=', carehomeId)
      .forUpdate()
      .executeTakeFirst();
  const found = await find();
  if (found) return found;
  await db
    .insertInto('record_chains')
    .values({ carehome_id: carehomeId, seq: 0, hash: BEGINNING })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return (await find()) ?? { seq: 0, hash: BEGINNING };
}

/** Every version of one record, the first first, with who made it. */
export async function listVersions(db: Db, carehomeId: string, recordId: string) {
  const { rows } = await sql<{
    version: number;
    action: 'add' | 'edit' | 'upgrade' | 'amend' | 'void';
    reason: string | null;
    body: string;
    by: string | null;
    at: string;
  }>`
    select v.version, v.action, v.reason, v.body, u.first_name || ' ' || u.last_name as by, v.changed_at as at
    from record_versions v left join users u on u.id = v.changed_by
    where v.carehome_id = ${carehomeId} and v.record_id = ${recordId}
    order by v.version`.execute(db);
  return rows;
}

export const listChains = (db: Db) =>
  db
    .selectFrom('record_chains as c')
    .innerJoin('carehomes as h', 'h.id', 'c.carehome_id')
    .select(['c.carehome_id', 'h.name', 'c.seq', 'c.hash'])
    .orderBy('h.name')
    .execute();

/** Some links of a chain, from one on. */
export const listLinks = (db: Db, carehomeId: string, after: number, limit: number) =>
  db
    .selectFrom('record_versions')
    .selectAll()
    .where('carehome_id', '=', carehomeId)
    .where('seq', '>', after)
    .orderBy('seq')
    .limit(limit)
    .execute();
