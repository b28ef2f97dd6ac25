import type { Db } from '../../../db/database.ts';

export async function listProgress(db: Db, userId: string) {
  const rows = await db
    .selectFrom('tutorial_progress')
    .select(['item_id', 'step', 'done_at'])
    .where('user_id', '=', userId)
    .execute();
  return new Map(
    rows.map(({ item_id, step, done_at }) => [item_id, { step, done: done_at !== null }]),
  );
}

/** Completed stays completed when read again. */
export const saveProgress = (
  db: Db,
  userId: string,
  itemId: string,
  { step, done, now }: { step: number; done: boolean; now: Date },
) =>
  db
    .insertInto('tutorial_progress')
    .values({
      user_id: userId,
      item_id: itemId,
      step,
      done_at: done ? now : null,
      updated_at: now,
    })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'item_id']).doUpdateSet((eb) => ({
        step: eb.ref('excluded.step'),
        done_at: eb.fn.coalesce('tutorial_progress.done_at', 'excluded.done_at'),
        updated_at: eb.ref('excluded.updated_at'),
      })),
    )
    .execute();
