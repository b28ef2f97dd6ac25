import type { Role } from '@relish/shared/roles.ts';

import type { Db } from '../../../db/database.ts';

/** A handler's context satisfies this. */
export interface Actor {
  now: Date;
  address?: string;
  carehomeId?: string;
  user?: { id: string; role?: Role | undefined };
}

export interface AuditEntry {
  action: string;
  entity?: string;
  entity_id?: string;
  reason?: string;
}

const toRow = (actor: Actor, entry: AuditEntry) => ({
  at: actor.now,
  address: actor.address ?? null,
  carehome_id: actor.carehomeId ?? null,
  user_id: actor.user?.id ?? null,
  role: actor.user?.role ?? null,
  ...entry,
});

/** Must never contain a secret, a name or details of a resident. */
export const insertAudit = (db: Db, actor: Actor, entry: AuditEntry) =>
  db.insertInto('audit_log').values(toRow(actor, entry)).execute();

/** The entries of one action on several records, in one statement. */
export async function insertAudits(db: Db, actor: Actor, entries: readonly AuditEntry[]) {
  if (entries.length === 0) return;
  await db
    .insertInto('audit_log')
    .values(entries.map((entry) => toRow(actor, entry)))
    .execute();
}
