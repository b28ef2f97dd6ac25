import { parentPort, workerData } from 'node:worker_threads';

import pdfmake from 'pdfmake';
import fonts from 'pdfmake/fonts/Roboto.js';

import { cardsLayout } from './cards-layout.ts';
import { guidesLayout } from './guides-layout.ts';
import type { PdfDocument } from './pdf.ts';
import { recordLayout } from './record-layout.ts';
import { reportLayout } from './report-layout.ts';
import { tagDocuments } from './tagged.ts';

pdfmake.addFonts(fonts);
tagDocuments();
// Nothing that is written in a document can make us read a file or call an address.
const fontFiles = new Set(Object.values(fonts).flatMap((styles) => Object.values(styles)));
pdfmake.setLocalAccessPolicy((path) => fontFiles.has(path));
pdfmake.setUrlAccessPolicy(() => false);

function laidOut(document: PdfDocument): object {
  switch (document.layout) {
    case 'record':
      return recordLayout(document);
    case 'guides':
      return guidesLayout(document);
    case 'cards':
      return cardsLayout(document);
    case 'report':
      return reportLayout(document);
  }
}

const bytes = await pdfmake.createPdf(laidOut(workerData as PdfDocument)).getBuffer();
parentPort?.postMessage(new Uint8Array(bytes));
