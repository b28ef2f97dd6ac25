import { createHash } from 'node:crypto';

import { sql } from 'kysely';

import type { Db } from '../../../db/database.ts';

/** Previous hash of a home's first link. */
export const BEGINNING = '';

export interface NewVersion {
  kind: 'report' | 'observation' | 'addendum';
  record_id: string;
  version: number;
  action: string;
  reason: string | null;
  /** Canonical text of the record, as compared and hashed. */
  body: string;
}

interface Link extends NewVersion {
  seq: number;
  changed_by: string | null;
  changed_at: string;
}

/** Covers every field of the link and the previous hash. */
export const hashLink = (link: Link, before: string): string =>
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

/** Appends to the home's hash chain; concurrent appends are serialised. */
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
    hash = hashLink(link, hash);
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

export async function listVersions(db: Db, carehomeId: string, recordId: string) {
  const { rows } = await sql<{
    version: number;
    action: 'add' | 'edit' | 'upgrade' | 'amend' | 'void' | 'share' | 'keep';
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

/** Of real homes: demo mode is not audited (N16). */
export const listChains = (db: Db) =>
  db
    .selectFrom('record_chains as c')
    .innerJoin('carehomes as h', 'h.id', 'c.carehome_id')
    .leftJoin('demos as d', 'd.carehome_id', 'c.carehome_id')
    .select(['c.carehome_id', 'h.name', 'c.seq', 'c.hash'])
    .where('d.id', 'is', null)
    .orderBy('h.name')
    .execute();

export const listLinks = (db: Db, carehomeId: string, after: number, limit: number) =>
  db
    .selectFrom('record_versions')
    .selectAll()
    .where('carehome_id', '=', carehomeId)
    .where('seq', '>', after)
    .orderBy('seq')
    .limit(limit)
    .execute();
