import type { Db } from '../../db/database.ts';

/** A reason to look at somebody's abilities again; the same reason waits only once. */
export const raisePalPrompt = (
  db: Db,
  carehomeId: string,
  residentId: string,
  { reason, userId, now }: { reason: string; userId: string; now: Date },
) =>
  db
    .insertInto('pal_prompts')
    .values({
      carehome_id: carehomeId,
      resident_id: residentId,
      reason,
      raised_by: userId,
      raised_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
