import { expect, test } from 'vitest';

import { listDays, periodOf, readChoices, turn, writeChoices } from './calendar-choices.ts';
import { periodWords } from './period-words.ts';

test('the address keeps the view, the day and the filters', () => {
  const address = 'view=month&day=2026-11-17&audience=all&category=MUS&mine=yes';
  expect(writeChoices(readChoices(new URLSearchParams(address))).toString()).toBe(address);
});

test('an address that makes no sense shows this week without filters', () => {
  const query = new URLSearchParams('view=year&day=2026-02-31&group=1&category=XYZ');
  expect(writeChoices(readChoices(query)).toString()).toBe('');
});

test('a month is shown with whole weeks', () => {
  expect(periodOf('month', '2026-11-17')).toEqual({ from: '2026-10-26', to: '2026-12-06' });
  expect(listDays(periodOf('week', '2026-11-22'))).toHaveLength(7);
});

test('turns the page by a day, a week or a month', () => {
  expect(turn('day', '2026-11-30', 1)).toBe('2026-12-01');
  expect(turn('week', '2026-11-17', -1)).toBe('2026-11-10');
  expect(turn('month', '2026-01-31', 1)).toBe('2026-02-28');
});

test('names a week without what its days share', () => {
  // Versions of Intl differ in their spaces.
  const name = (day: string) => periodWords('week', day).replaceAll(/\s/g, '');
  expect(name('2026-11-18')).toBe('16–22Nov2026');
  expect(name('2026-12-30')).toBe('28Dec2026–3Jan2027');
});
