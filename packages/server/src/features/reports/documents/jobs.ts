import { randomUUID } from 'node:crypto';

import { DOCUMENT_DAYS } from '@relish/shared/constants.ts';
import { writeCsv } from '@relish/shared/csv.ts';

import type { Library } from '../../../content/library.ts';
import { after, days } from '../../../core/clock.ts';
import { hashFile } from '../../../core/hash-file.ts';
import type { Pseudonyms } from '../../../core/pseudonyms.ts';
import type { Database } from '../../../db/database.ts';
import type { Media } from '../../../files/media.ts';
import { enqueue } from '../../../jobs/queue.ts';
import type { JobHandlers } from '../../../jobs/runner.ts';
import { documentFile } from '../../../pdf/document-file.ts';
import type { MakePdf } from '../../../pdf/pdf.ts';
import type { Renderer } from '../../../pdf/renderer.ts';
import { listWaiting, mailReport } from '../report-mails/public.ts';
import { buildDocument } from './build.ts';
import type { makeDocument } from './job-kinds.ts';
import { beginDocument, finishDocument, setProgress, setState } from './queries.ts';
import { setPages, WHEN_READ } from './set-pages.ts';

export interface DocumentContext {
  database: Database;
  media: Media;
  library: Library;
  pseudonyms: Pseudonyms;
  renderer: Renderer;
}

const BYTE_ORDER_MARK = '\uFEFF';

export const documentJobs: JobHandlers<DocumentContext, typeof makeDocument> = {
  'make-document': ({ now, ...dependencies }, { carehome_id, document_id }) =>
    dependencies.renderer.asJob((makePdf) =>
      make({ ...dependencies, makePdf }, carehome_id, document_id, now),
    ),
};

type Dependencies = DocumentContext & { makePdf: MakePdf };

async function make(dependencies: Dependencies, carehomeId: string, id: string, now: Date) {
  const { database, media, library, pseudonyms, makePdf } = dependencies;
  const document = await database.system((db) => beginDocument(db, carehomeId, id, randomUUID()));
  if (!document) return;
  const tell = (progress: number) =>
    database.system((db) => setProgress(db, carehomeId, id, progress));
  try {
    const built = await buildDocument(
      { read: (query) => database.system(query), carehomeId, library, pseudonyms, now },
      { ...document, from: document.from_day, to: document.to_day },
    );
    if (!built) throw new Error('the document’s resident no longer exists');
    await tell(WHEN_READ);
    const file =
      document.format === 'csv'
        ? Buffer.from(BYTE_ORDER_MARK + writeCsv(built.table()))
        : await setPages(built, { media, makePdf, tell });
    await media.putFile(documentFile(document.file_key ?? '', document.format), file);
    const sha256 = await hashFile(file);
    await database.system(async (db) => {
      await finishDocument(db, carehomeId, id, {
        file_bytes: file.length,
        sha256,
        shown: {
          reports: built.shown.reports,
          photos: built.shown.photos.map(({ media_id }) => media_id),
        },
        finished_at: now,
        expires_at: after(now, days(DOCUMENT_DAYS)),
      });
      // Mails waiting for this document can leave now.
      for (const mail of await listWaiting(db, carehomeId, id))
        await enqueue(db, mailReport, { carehome_id: carehomeId, mail_id: mail.id }, now);
    });
  } catch (error) {
    // Reported at once, although the job will be retried.
    await database.system((db) => setState(db, carehomeId, id, 'failed'));
    throw error;
  }
}
