import type { PushKeys } from '../web-push/keys.ts';
import type { Db } from './database.ts';

/** Returns the stored keys: of several processes starting at once, one creates them. */
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
