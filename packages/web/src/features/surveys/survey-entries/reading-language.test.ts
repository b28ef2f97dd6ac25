import { expect, test } from 'vitest';

import { markLanguage, pickLanguage } from './reading-language.ts';

test('picks the first language of the reader that the survey has, or else its own', () => {
  expect(pickLanguage(['en', 'pl', 'cy'], ['de-AT', 'cy-GB', 'pl'])).toBe('cy');
  expect(pickLanguage(['en', 'pl'], ['de', 'fr'])).toBe('en');
  expect(pickLanguage(['en', 'pl'], ['en-GB', 'pl'])).toBe('en');
});

test('lays Urdu out from right to left', () => {
  expect([markLanguage('ur').dir, markLanguage('pl').dir]).toEqual(['rtl', 'ltr']);
});
