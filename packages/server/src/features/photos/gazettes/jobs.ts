import type { Database } from '../../../db/database.ts';
import type { JobHandlers } from '../../../jobs/runner.ts';
import { findRecipient } from './due-queries.ts';
import type { makeGazette } from './job-kinds.ts';
import { makePages } from './make-pages.ts';
import { deleteGazette, lockQueued } from './queries.ts';
import { queueFile } from './queue-files.ts';
import { mayMake } from './queue-gazettes.ts';

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
      if (bookId !== undefined) await queueFile(db, carehomeId, bookId, now);
    }),
};
