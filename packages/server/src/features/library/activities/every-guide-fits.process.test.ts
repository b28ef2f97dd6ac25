import { OwnGuide } from '@relish/shared/library/activities/own-activity.ts';
import { expect, it, onTestFinished } from 'vitest';

import { readContent } from '../../../content/content-files.ts';
import { minutes } from '../../../core/clock.ts';
import { GUIDE_WORDS } from '../../../pdf/guide-words.ts';
import { PdfWorkers } from '../../../pdf/pdf-workers.ts';
import type { MakePdf } from '../../../pdf/pdf.ts';
import { countPages } from '../../../testing/pdf-pages.ts';
import { cardInWords, guideInWords } from './printed.ts';

// Drawings are slow and all the same size, so a rectangle replaces them.
it('every guide of the library fits on one page, and four cards on another', async () => {
  const picture =
    '<svg xmlns="http://www.w3.org/2000/svg" width="320" height="240" viewBox="0 0 320 240"><rect width="320" height="240"/></svg>';
  // Prints four times the request limit, so it needs more memory and time.
  const workers = new PdfWorkers({ size: 1, heapMb: 1024, idleMs: 1000 });
  onTestFinished(() => workers.close());
  const makePdf: MakePdf = (document) => workers.make(document, minutes(2));
  const { items } = await readContent();
  const drawn = items
    .filter(({ kind }) => kind === 'activity')
    .map(({ title, body }) => ({ title, guide: OwnGuide.parse(body), picture }));
  expect(drawn.length).toBeGreaterThanOrEqual(160);
  const guides = drawn.map(guideInWords);
  const text = { title: 'Activities', footer: 'Rosewood', words: GUIDE_WORDS };
  expect(countPages(await makePdf({ layout: 'guides', ...text, guides }))).toBe(guides.length);
  const cards = drawn.map(cardInWords);
  expect(countPages(await makePdf({ layout: 'cards', title: 'Activities', cards }))).toBe(
    Math.ceil(cards.length / 4),
  );
});
