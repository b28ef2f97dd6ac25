import { readFileSync } from 'node:fs';

import { HOW } from '@relish/shared/reports/reports/how-it-went.ts';
import { expect, it } from 'vitest';

import { FAMILY_WORDS } from './record-words.ts';

const FEED = JSON.parse(
  readFileSync(new URL('../../../web/words/en-GB.json', import.meta.url), 'utf8'),
) as Record<string, unknown>;

it('describes a moment in the same words in the feed, the mail and the PDF', () => {
  const inFeed = HOW.map((how) => [how, FEED[`moments_how_${how}`]]);
  expect(inFeed).toEqual(Object.entries(FAMILY_WORDS));
});
