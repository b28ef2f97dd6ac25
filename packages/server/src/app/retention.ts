import { after, type Clock, days } from '../core/clock.ts';
import { deletePastAttempts } from '../db/attempts.ts';
import type { Database } from '../db/database.ts';
import { deletePastSessions } from '../features/account/queries.ts';
import { removePastDocuments } from '../features/documents/queries.ts';
import { removeUnusedPictures } from '../features/media/queries.ts';
import { deletePastNotices } from '../features/notices/queries.ts';
import { deletePastConfirmations, deletePastResets } from '../features/sign-in/queries.ts';
import { deleteFailedJobs } from '../jobs/queue.ts';
import type { Media } from '../media/media.ts';
import { deleteRemovedDocumentFiles, deleteRemovedFiles } from './removed-files.ts';

const HOUR_MS = 3_600_000;

/** Once an hour, removes what has expired and can never be used again. */
export function deletePastRows(
  { database, media, clock }: { database: Database; media: Media; clock: Clock },
  log: { error: (fields: object, message: string) => void },
) {
  const sweep = async () => {
    const now = clock();
    await database.system(async (db) => {
      await deletePastSessions(db, now);
      await deletePastResets(db, now);
      await deletePastConfirmations(db, now);
      await deleteFailedJobs(db, after(now, -days(30)));
      await deletePastAttempts(db, now);
      await removeUnusedPictures(db, now);
      await removePastDocuments(db, now);
      await deletePastNotices(db, now);
    });
    await deleteRemovedFiles(database, media, log);
    await deleteRemovedDocumentFiles(database, media, log);
  };
  const timer = setInterval(() => {
    sweep().catch((error: unknown) =>
      log.error({ error: String(error) }, 'expired rows could not be removed'),
    );
  }, HOUR_MS);
  return { sweep, stop: () => clearInterval(timer) };
}
