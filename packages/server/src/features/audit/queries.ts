import type { Role } from '@relish/shared/roles.ts';

import type { Db } from '../../db/database.ts';

/** Who acts, when and from where. The context of a handler is one. */
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

/** Notes who did what. Never put a secret, a name or anything of a resident into it. */
export const insertAudit = (db: Db, actor: Actor, entry: AuditEntry) =>
  db
    .insertInto('audit_log')
    .values({
      at: actor.now,
      address: actor.address ?? null,
      carehome_id: actor.carehomeId ?? null,
      user_id: actor.user?.id ?? null,
      role: actor.user?.role ?? null,
      ...entry,
    })
    .execute();
