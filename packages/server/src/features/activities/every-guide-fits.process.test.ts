import { OwnGuide } from '@relish/shared/activities/own-activity.ts';
import { expect, it } from 'vitest';

import { GUIDE_WORDS } from '../../documents/guide-words.ts';
import { makePdf } from '../../documents/pdf.ts';
import { readContent } from '../../library/content-files.ts';
import { pagesOf } from '../../testing/pdf-pages.ts';
import { cardInWords, guideInWords } from './printed.ts';

// The drawings take most of the time and have one size: a rectangle stands for them.
it('every guide of the library fits on one page, and four cards on another', async () => {
  const picture =
    '<svg xmlns="http://www.w3.org/2000/svg" width="320" height="240" viewBox="0 0 320 240"><rect width="320" height="240"/></svg>';
  const { items } = await readContent();
  const drawn = items
    .filter(({ kind }) => kind === 'activity')
    .map(({ title, body }) => ({ title, guide: OwnGuide.parse(body), picture }));
  expect(drawn.length).toBeGreaterThanOrEqual(160);
  const guides = drawn.map(guideInWords);
  const text = { title: 'Activities', footer: 'Rosewood', words: GUIDE_WORDS };
  expect(pagesOf(await makePdf({ layout: 'guides', ...text, guides }))).toBe(guides.length);
  const cards = drawn.map(cardInWords);
  expect(pagesOf(await makePdf({ layout: 'cards', title: 'Activities', cards }))).toBe(
    Math.ceil(cards.length / 4),
  );
});
