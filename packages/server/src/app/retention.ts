import { after, type Clock, days } from '../core/clock.ts';
import { deletePastAttempts } from '../db/attempts.ts';
import type { Database } from '../db/database.ts';
import { deletePastKeys } from '../db/idempotency-keys.ts';
import {
  deletePastEmailChanges,
  deletePastSessions,
  forgetPastUse,
} from '../features/accounts/account/public.ts';
import {
  deleteAbandoned,
  deletePastConfirmations,
  deletePastResets,
  listAbandoned,
} from '../features/accounts/sign-in/public.ts';
import { deletePastNotices } from '../features/board/notices/public.ts';
import { deletePastMessages } from '../features/chat/messages/public.ts';
import { deletePastEvents } from '../features/events/events/public.ts';
import { deletePastProposals } from '../features/events/proposals/public.ts';
import { deletePastVisitors } from '../features/events/visits/public.ts';
import { removePastGifts } from '../features/photos/gifts/public.ts';
import { deletePastPhotos } from '../features/photos/photos/public.ts';
import { removePastDocuments } from '../features/reports/documents/public.ts';
import { removeUnusedPictures } from '../features/residents/media/public.ts';
import { deletePastAssessments } from '../features/risks/risk-assessments/public.ts';
import { deletePastActions } from '../features/surveys/actions/public.ts';
import { deletePastFeedback } from '../features/surveys/feedback/public.ts';
import { deletePastMeetings } from '../features/surveys/meetings/public.ts';
import { deletePastEntries } from '../features/surveys/survey-entries/public.ts';
import type { Media } from '../files/media.ts';
import { deleteFailedJobs } from '../jobs/queue.ts';
import {
  deleteExpiredBookFiles,
  deleteRemovedDocumentFiles,
  deleteRemovedFiles,
  deleteRemovedGiftFiles,
} from './removed-files.ts';

const HOUR_MS = 3_600_000;
/** How long an unconfirmed registration is kept after its last use. */
const PENDING_DAYS = 30;

/** Hourly: deletes expired rows that can never be used again. */
export function deletePastRows(
  { database, media, clock }: { database: Database; media: Media; clock: Clock },
  log: { error: (fields: object, message: string) => void },
) {
  const sweep = async () => {
    const now = clock();
    await database.system(async (db) => {
      await deletePastSessions(db, now);
      await forgetPastUse(db, now);
      await deletePastResets(db, now);
      await deletePastConfirmations(db, now);
      await deletePastEmailChanges(db, now);
      await deleteFailedJobs(db, after(now, -days(30)));
      await deletePastAttempts(db, now);
      await deletePastKeys(db, after(now, -days(3)));
      await removeUnusedPictures(db, now);
      await removePastDocuments(db, now);
      await deletePastNotices(db, now);
      await deletePastMessages(db, now);
      await deletePastEvents(db, now);
      await deletePastVisitors(db, now);
      await deletePastProposals(db, now);
      await deletePastPhotos(db, now);
      await removePastGifts(db, now);
      // First, because the others stay while an action is about them.
      await deletePastActions(db, now);
      await deletePastMeetings(db, now);
      await deletePastFeedback(db, now);
      await deletePastEntries(db, now);
      await deletePastAssessments(db, now);
    });
    await deleteAbandonedRegistrations(database, now);
    await deleteRemovedFiles(database, media, log);
    await deleteRemovedDocumentFiles(database, media, log);
    await deleteExpiredBookFiles(database, media, log, now);
    await deleteRemovedGiftFiles(database, media, log);
  };
  const timer = setInterval(() => {
    sweep().catch((error: unknown) =>
      log.error({ error: String(error) }, 'could not delete expired rows'),
    );
  }, HOUR_MS);
  return { sweep, stop: () => clearInterval(timer) };
}

async function deleteAbandonedRegistrations(database: Database, now: Date) {
  const before = after(now, -days(PENDING_DAYS));
  for (const each of await database.system((db) => listAbandoned(db, { before, now })))
    try {
      await database.system((db) => deleteAbandoned(db, each, now));
    } catch (error) {
      if ((error as { code?: string }).code !== FOREIGN_KEY_VIOLATION) throw error;
    }
}

/** Something else refers to the account or its home. */
const FOREIGN_KEY_VIOLATION = '23503';
