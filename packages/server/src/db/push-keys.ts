import type { PushKeys } from '../push/keys.ts';
import type { Db } from './database.ts';

/** The keys that are kept; of several processes that start at once, one has made them. */
export async function keepPushKeys(db: Db, fresh: PushKeys): Promise<PushKeys> {
  await db
    .insertInto('push_keys')
    .values({ public_key: fresh.publicKey, private_key: fresh.privateKey })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const kept = await db
    .selectFrom('push_keys')
    .select(['public_key as publicKey', 'private_key as privateKey'])
    .executeTakeFirstOrThrow();
  return kept;
}
