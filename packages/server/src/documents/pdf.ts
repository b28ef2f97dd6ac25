import { Worker } from 'node:worker_threads';

import type { CardsDocument } from './cards-layout.ts';
import type { GuidesDocument } from './guides-layout.ts';
import type { RecordDocument } from './record-layout.ts';
import type { ReportDocument } from './report-layout.ts';

export type PdfDocument = RecordDocument | GuidesDocument | CardsDocument | ReportDocument;

const WORKER = new URL('./pdf-worker.ts', import.meta.url);

/** A document to print; made in a thread of its own, because it keeps one busy for a second. */
export function makePdf(document: PdfDocument): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(WORKER, { workerData: document });
    worker.once('message', (bytes: Uint8Array) => resolve(Buffer.from(bytes)));
    worker.once('error', reject);
    worker.once('exit', (code) => reject(new Error(`the document’s thread ended with ${code}`)));
  });
}
