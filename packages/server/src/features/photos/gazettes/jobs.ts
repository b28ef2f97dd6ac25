import { after, days } from '../../../core/clock.ts';
import type { Database } from '../../../db/database.ts';
import { enqueue } from '../../../jobs/queue.ts';
import type { JobHandlers } from '../../../jobs/runner.ts';
import { insertCopy, makeBook } from '../photo-books/public.ts';
import { findRecipient } from './due-queries.ts';
import type { makeGazette } from './job-kinds.ts';
import { makePages } from './make-pages.ts';
import { deleteGazette, lockQueued } from './queries.ts';
import { mayMake } from './queue-gazettes.ts';

/** Until after the next one: gazettes are printed when there is time. */
const FILE_DAYS = 120;

export const gazetteJobs: JobHandlers<{ database: Database }, typeof makeGazette> = {
  'make-gazette': ({ database, now }, { carehome_id: carehomeId, resident_id, quarter }) =>
    database.system(async (db) => {
      const key = { carehomeId, residentId: resident_id, quarter };
      if (!(await lockQueued(db, key))) return;
      const recipient = await findRecipient(db, carehomeId, resident_id, now);
      // Checked again, because a resident may have died since it was queued (N7).
      if (!recipient || !mayMake(recipient)) {
        await deleteGazette(db, key);
        return;
      }
      const bookId = await makePages(db, carehomeId, { ...recipient, quarter }, now);
      if (bookId === undefined) return;
      const copyId = await insertCopy(db, {
        carehome_id: carehomeId,
        book_id: bookId,
        requested_by: null,
        page_ids: null,
        created_at: now,
        expires_at: after(now, days(FILE_DAYS)),
      });
      await enqueue(db, makeBook, { carehome_id: carehomeId, copy_id: copyId }, now);
    }),
};
