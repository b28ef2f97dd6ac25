import { createHash, randomUUID } from 'node:crypto';

import { DOCUMENT_DAYS } from '@relish/shared/constants.ts';
import { writeCsv } from '@relish/shared/resident-import/csv.ts';

import { after, days } from '../../core/clock.ts';
import type { Pseudonyms } from '../../core/pseudonyms.ts';
import type { Database } from '../../db/database.ts';
import { documentFile } from '../../documents/document-file.ts';
import { enqueue } from '../../jobs/queue.ts';
import type { JobHandlers } from '../../jobs/runner.ts';
import type { Library } from '../../library/library.ts';
import type { Media } from '../../media/media.ts';
import { listWaiting } from '../report-mails/queries.ts';
import { buildDocument } from './build.ts';
import { beginDocument, finishDocument, setProgress, setState } from './queries.ts';
import { setPages, WHEN_READ } from './set-pages.ts';

/** What a job that makes documents works with. */
export interface DocumentContext {
  database: Database;
  media: Media;
  library: Library;
  pseudonyms: Pseudonyms;
}

const BYTE_ORDER_MARK = '\uFEFF';

export const documentJobs: Pick<JobHandlers<DocumentContext>, 'make-document'> = {
  'make-document': ({ now, ...doors }, { carehome_id, document_id }) =>
    make(doors, carehome_id, document_id, now),
};

async function make(doors: DocumentContext, carehomeId: string, id: string, now: Date) {
  const { database, media, library, pseudonyms } = doors;
  const document = await database.system((db) => beginDocument(db, carehomeId, id, randomUUID()));
  if (!document) return;
  const tell = (progress: number) =>
    database.system((db) => setProgress(db, carehomeId, id, progress));
  try {
    const built = await database.system((db) =>
      buildDocument(
        { db, carehomeId, library, pseudonyms, now },
        {
          ...document,
          from: document.from_day,
          to: document.to_day,
        },
      ),
    );
    if (!built) throw new Error('nobody is there whom the document is about');
    await tell(WHEN_READ);
    const file =
      document.format === 'csv'
        ? Buffer.from(BYTE_ORDER_MARK + writeCsv(built.table))
        : await setPages(built, { media, tell });
    await media.putFile(documentFile(document.file_key ?? '', document.format), file);
    await database.system(async (db) => {
      await finishDocument(db, carehomeId, id, {
        file_bytes: file.length,
        sha256: createHash('sha256').update(file).digest('hex'),
        shown: {
          reports: built.shown.reports,
          photos: built.shown.photos.map(({ media_id }) => media_id),
        },
        finished_at: now,
        expires_at: after(now, days(DOCUMENT_DAYS)),
      });
      // Who waits for it is written to now.
      for (const mail of await listWaiting(db, carehomeId, id))
        await enqueue(db, 'mail-report', { carehome_id: carehomeId, mail_id: mail.id }, now);
    });
  } catch (error) {
    // Said at once; the job is tried again by itself and may still bring it.
    await database.system((db) => setState(db, carehomeId, id, 'failed'));
    throw error;
  }
}
