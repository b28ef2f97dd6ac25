import { expect, it } from 'vitest';

import { cutQuote } from './cut-quote.ts';

const TEXT = 'Born beside the canal. Rowed every Sunday until the great frost of 1947.';

it('offers a text that fits as a whole', () => {
  expect(cutQuote(TEXT, 200)).toEqual([TEXT]);
});

it('offers the sentences of a longer text that fit', () => {
  expect(cutQuote(TEXT, 30)).toEqual(['Born beside the canal.']);
});
