import type { Db } from '../db/database.ts';
import { insertAudit } from '../features/audit/queries.ts';
import type { CommandContext } from './command.ts';

/** Does the work and notes it, both or neither. The work answers the id of what it changed. */
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
