import type { Reading } from './cards.ts';
import { choosePicture } from './picture-rule.ts';
import { findPhoto } from './queries.ts';
import { createKeyFinder } from './renditions.ts';
import { findAsking } from './viewer.ts';

/** The very rendition the user may see now, with the day of the photo; undefined if they may not. */
export async function findSeenPicture(context: Reading, id: string) {
  const { transaction, system, media, carehomeId, user, now } = context;
  const { row, asking } = await transaction(async (db) => ({
    row: await findPhoto(db, carehomeId, id),
    asking: await findAsking(db, { ...context, userId: user.id }),
  }));
  if (!row || !asking) return undefined;
  const chosen = await system((db) => choosePicture(db, carehomeId, row.media_id, asking(row)));
  if (!chosen) return undefined;
  const findKey = createKeyFinder({ database: { system }, media, clock: () => now });
  const key = await findKey(carehomeId, chosen);
  const largest = key === undefined ? undefined : await media.readLargest(key);
  return largest && { ...largest, day: row.sort_on };
}
