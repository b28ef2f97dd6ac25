import type { Db } from '../../../db/database.ts';
import { hidingResidents } from '../../residents/names/public.ts';
import { listForDisplay, type PhotoRow } from './queries.ts';
import { decideStored, readFacts } from './viewer.ts';

export type DisplayedPhoto = Pick<
  PhotoRow,
  'id' | 'media_id' | 'width' | 'height' | 'taken_on' | 'decade' | 'place' | 'caption'
>;

// Some photos may not be shown, so more are read than wanted.
const READ_FOR_EACH = 3;

/**
 * The latest of the album of the home, decided for anyone who walks past, without residents' names
 * and stories. Needs a system transaction.
 */
export async function listDisplayed(
  db: Db,
  carehomeId: string,
  limit: number,
): Promise<DisplayedPhoto[]> {
  const rows = await listForDisplay(db, carehomeId, limit * READ_FOR_EACH);
  if (rows.length === 0) return [];
  const facts = await readFacts(
    db,
    carehomeId,
    rows.map(({ id }) => id),
  );
  const hide = await hidingResidents(db, carehomeId);
  const hideIn = (text: string | null) => (text === null ? null : hide(text));
  return rows
    .filter((row) => decideStored(row, facts, { kind: 'home' }).see !== 'nothing')
    .slice(0, limit)
    .map(({ id, media_id, width, height, taken_on, decade, place, caption }) => ({
      id,
      media_id,
      width,
      height,
      taken_on,
      decade,
      place: hideIn(place),
      caption: hideIn(caption),
    }));
}
