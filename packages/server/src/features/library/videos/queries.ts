import type { Db } from '../../../db/database.ts';

export const listVideoProgress = (db: Db, userId: string) =>
  db
    .selectFrom('video_progress')
    .select(['item_id', 'seconds', 'finished_at'])
    .where('user_id', '=', userId)
    .execute();

export const saveVideoProgress = (
  db: Db,
  userId: string,
  { id, seconds, finished }: { id: string; seconds: number; finished: boolean },
  now: Date,
) =>
  db
    .insertInto('video_progress')
    .values({
      user_id: userId,
      item_id: id,
      seconds,
      finished_at: finished ? now : null,
      updated_at: now,
    })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'item_id']).doUpdateSet((eb) => ({
        seconds: eb.ref('excluded.seconds'),
        // Watched to the end stays so.
        finished_at: eb.fn.coalesce(
          eb.ref('excluded.finished_at'),
          eb.ref('video_progress.finished_at'),
        ),
        updated_at: eb.ref('excluded.updated_at'),
      })),
    )
    .execute();
