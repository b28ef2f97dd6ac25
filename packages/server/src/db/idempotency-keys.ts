import type { Insertable } from 'kysely';

import type { Db } from './database.ts';
import type { Schema } from './schema.ts';

type KeyRow = Insertable<Schema['idempotency_keys']>;

/** Returns whether the key was new; waits for a concurrent request with the same key. */
export const insertKey = async (db: Db, row: KeyRow): Promise<boolean> =>
  (await db
    .insertInto('idempotency_keys')
    .values(row)
    .onConflict((conflict) => conflict.columns(['user_id', 'call', 'key']).doNothing())
    .returning('key')
    .executeTakeFirst()) !== undefined;

export const findKey = (db: Db, { user_id, call, key }: Pick<KeyRow, 'user_id' | 'call' | 'key'>) =>
  db
    .selectFrom('idempotency_keys')
    .select(['input_hash', 'answer'])
    .where('user_id', '=', user_id)
    .where('call', '=', call)
    .where('key', '=', key)
    .executeTakeFirst();

export const deletePastKeys = (db: Db, before: Date) =>
  db.deleteFrom('idempotency_keys').where('created_at', '<', before.toISOString()).execute();
