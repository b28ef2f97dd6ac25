import { describeQuarter, readQuarter } from '@relish/shared/photos/gazettes/quarters.ts';

import type { Db } from '../../../db/database.ts';
import { composeGazette, saveGazette } from '../photo-books/public.ts';
import { finishGazette } from './queries.ts';
import { findSharing } from './sharing.ts';

interface GazetteOf {
  resident_id: string;
  preferred_name: string;
  /** The name of the reader. */
  name: string | null;
  quarter: string;
}

/** Lays out the two pages and returns their book; undefined if nothing may or can be printed. */
export async function makePages(
  db: Db,
  carehomeId: string,
  { resident_id, preferred_name, name, quarter }: GazetteOf,
  now: Date,
): Promise<string | undefined> {
  const key = { carehomeId, residentId: resident_id, quarter };
  const isShared = await findSharing(db, carehomeId, [resident_id]);
  if (!isShared(resident_id)) {
    await finishGazette(db, key, { state: 'not_agreed' });
    return undefined;
  }
  const pages = await composeGazette(db, carehomeId, { resident_id, quarter });
  if (!pages) {
    await finishGazette(db, key, { state: 'too_little' });
    return undefined;
  }
  const { from, to } = readQuarter(quarter);
  const book = {
    resident_id,
    quarter,
    title: `${preferred_name}’s gazette`.slice(0, 80),
    subtitle: describeQuarter(quarter),
    reader: name,
    from_day: from,
    to_day: to,
    pages,
  };
  const bookId = await saveGazette(db, carehomeId, book, now);
  await finishGazette(db, key, { state: 'made', book_id: bookId });
  return bookId;
}
