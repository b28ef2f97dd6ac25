import { after, days } from '../../../core/clock.ts';
import type { Db } from '../../../db/database.ts';
import { enqueue } from '../../../jobs/queue.ts';
import { insertCopy, makeBook } from '../photo-books/public.ts';
import { listWithoutFile } from './queries.ts';

/** Until after the next one: gazettes are printed when there is time. */
const FILE_DAYS = 120;

/** Queues the PDF of a gazette whose pages are laid out. */
export async function queueFile(db: Db, carehomeId: string, bookId: string, now: Date) {
  const copyId = await insertCopy(db, {
    carehome_id: carehomeId,
    book_id: bookId,
    requested_by: null,
    page_ids: null,
    created_at: now,
    expires_at: after(now, days(FILE_DAYS)),
  });
  await enqueue(db, makeBook, { carehome_id: carehomeId, copy_id: copyId }, now);
}

/** For demonstrations, whose pages are made or copied without jobs. */
export async function queueMissingFiles(db: Db, carehomeId: string, now: Date) {
  for (const bookId of await listWithoutFile(db, carehomeId))
    await queueFile(db, carehomeId, bookId, now);
}
