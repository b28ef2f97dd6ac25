import type { DemoTemplates } from '../../../core/demo-templates.ts';
import type { Database } from '../../../db/database.ts';
import type { Media } from '../../../files/media.ts';
import type { JobHandlers } from '../../../jobs/runner.ts';
import { documentFile } from '../../../pdf/document-file.ts';
import { giftFile } from '../../photos/gifts/public.ts';
import { bookFile } from '../../photos/photo-books/public.ts';
import type { deleteDemo, prepareDemo } from './job-kinds.ts';
import { deleteHomeRows, findDemoById, listFiles } from './queries.ts';

export interface DemoContext {
  database: Database;
  media: Media;
  demoTemplates: DemoTemplates;
}

export const demoModeJobs: JobHandlers<DemoContext, typeof deleteDemo | typeof prepareDemo> = {
  // Files first, so that an interrupted deletion finds them again by their rows.
  'delete-demo': async ({ database, media }, { demo_id }) => {
    const demo = await database.system((db) => findDemoById(db, demo_id));
    if (!demo) return;
    const { pictures, documents, books, gifts } = await database.system((db) =>
      listFiles(db, demo.carehome_id),
    );
    for (const { key } of pictures) await media.remove(key);
    for (const { file_key, format } of documents)
      if (file_key !== null) await media.removeFile(documentFile(file_key, format));
    for (const { file_key } of books) await media.removeFile(bookFile(file_key));
    for (const { file_key } of gifts) await media.removeFile(giftFile(file_key));
    await database.system((db) => deleteHomeRows(db, demo));
  },

  'prepare-demo': async ({ demoTemplates, now }, { kind }) => {
    await demoTemplates.read(kind, now);
  },
};
