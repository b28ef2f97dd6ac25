import { setPriority } from 'node:os';

import pdfmake from 'pdfmake';
import fonts from 'pdfmake/fonts/Roboto.js';

import type { WorkerFault } from '../core/worker-processes.ts';
import { cardsLayout } from './cards-layout.ts';
import { guidesLayout } from './guides-layout.ts';
import { outingLayout } from './outing-layout.ts';
import type { Rendered } from './pdf-workers.ts';
import type { PdfDocument } from './pdf.ts';
import { posterLayout } from './poster-layout.ts';
import { programmeLayout } from './programme-layout.ts';
import { recordLayout } from './record-layout.ts';
import { reportLayout } from './report-layout.ts';
import { surveyFormLayout } from './survey-form-layout.ts';
import { surveyPosterLayout } from './survey-poster-layout.ts';
import { surveyResultsLayout } from './survey-results-layout.ts';
import { tagDocuments } from './tagged.ts';

// Requests take priority over documents.
setPriority(2);

pdfmake.addFonts(fonts);
tagDocuments();
// Document content must never make us read a file or call an address.
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
    case 'outing':
      return outingLayout(document);
    case 'poster':
      return posterLayout(document);
    case 'programme':
      return programmeLayout(document);
    case 'survey-form':
      return surveyFormLayout(document);
    case 'survey-poster':
      return surveyPosterLayout(document);
    case 'survey-results':
      return surveyResultsLayout(document);
  }
}

process.on('message', (document) => void answer(document as PdfDocument));
process.on('disconnect', () => process.exit());

async function answer(document: PdfDocument) {
  try {
    const bytes = new Uint8Array(await pdfmake.createPdf(laidOut(document)).getBuffer());
    process.send?.({ bytes } satisfies Rendered);
  } catch (error) {
    // The place only: messages may quote the document.
    process.send?.({ fault: describePlace(error) } satisfies WorkerFault);
  }
}

const describePlace = (error: unknown) =>
  error instanceof Error
    ? `a document could not be rendered: ${error.name} ${
        error.stack
          ?.split('\n')
          .find((line) => line.startsWith('    at '))
          ?.trim() ?? ''
      }`
    : 'a document could not be rendered';
