import type { Db } from '../db/database.ts';
import { insertAudit } from '../features/accounts/audit/public.ts';
import type { CommandContext } from './command.ts';

/**
 * Runs the work and audits it in one transaction; the work returns the id of the row it changed.
 */
export const audited = (
  context: Pick<CommandContext, 'database' | 'now'>,
  action: string,
  work: (db: Db) => Promise<string>,
) =>
  context.database.system(async (db) => {
    const entity_id = await work(db);
    await insertAudit(db, { now: context.now, address: 'admin' }, { action, entity_id });
    return entity_id;
  });
