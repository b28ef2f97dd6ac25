import { createHash } from 'node:crypto';

import { sql } from 'kysely';

import { after } from '../core/clock.ts';
import type { Db } from './database.ts';

export interface Counted {
  count: number;
  resetsAt: Date;
}

/** Counted before the attempt is made, so that concurrent attempts see each other. */
export async function countAttempt(
  db: Db,
  key: string,
  windowMs: number,
  now: Date,
): Promise<Counted> {
  const { count, resets_at } = await db
    .insertInto('attempts')
    .values({ key: hashKey(key), count: 1, resets_at: after(now, windowMs) })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        count: sql`case when attempts.resets_at <= ${now} then 1 else attempts.count + 1 end`,
        resets_at: sql`case when attempts.resets_at <= ${now} then excluded.resets_at else attempts.resets_at end`,
      }),
    )
    .returning(['count', 'resets_at'])
    .executeTakeFirstOrThrow();
  return { count, resetsAt: new Date(resets_at) };
}

export const hasAttempts = async (db: Db, key: string, now: Date): Promise<boolean> =>
  (await db
    .selectFrom('attempts')
    .select('count')
    .where('key', '=', hashKey(key))
    .where('resets_at', '>', now.toISOString())
    .executeTakeFirst()) !== undefined;

/** Uncounts a legitimate attempt. */
export const forgiveAttempt = (db: Db, key: string) =>
  db
    .updateTable('attempts')
    .set((eb) => ({ count: eb('count', '-', 1) }))
    .where('key', '=', hashKey(key))
    .where('count', '>', 0)
    .execute();

export const forgetAttempts = (db: Db, key: string) =>
  db.deleteFrom('attempts').where('key', '=', hashKey(key)).execute();

export const deletePastAttempts = (db: Db, now: Date) =>
  db.deleteFrom('attempts').where('resets_at', '<=', now.toISOString()).execute();

const hashKey = (key: string) => createHash('sha256').update(key).digest();
