import { expect, test } from 'vitest';

import { checkedWords, noWarningsWords } from './safety-data-words.ts';

const person = (preferred_name: string, checked_on: string | null, known = true) => ({
  preferred_name,
  safety: { checked_on, known },
});

test('uses the oldest check of several residents', () => {
  const people = [person('Peggy', '2026-09-01'), person('Wilf', '2026-02-03')];
  expect(noWarningsWords(people)).toBe(
    'No warnings from what is recorded. Safety details last checked 3 Feb 2026.',
  );
});

test('names residents who were never checked', () => {
  expect(checkedWords([person('Peggy', null)])).toBe('Safety details not checked yet.');
  expect(checkedWords([person('Peggy', null), person('Wilf', '2026-02-03')])).toBe(
    'Safety details not checked yet for Peggy.',
  );
});

test('does not say that there are no warnings when nothing is recorded', () => {
  expect(noWarningsWords([person('Peggy', null, false)])).toBe('No safety details are recorded.');
  const both = [person('Peggy', null, false), person('Wilf', '2026-02-03')];
  expect(noWarningsWords(both)).toBe('No safety details are recorded for Peggy.');
});
