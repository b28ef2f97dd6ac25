import { expect, it, onTestFinished, vi } from 'vitest';

import { timeIn, weekInWords } from './in-words.ts';

it('caches one formatter per time zone', () => {
  const made = vi.spyOn(Intl, 'DateTimeFormat');
  onTestFinished(() => made.mockRestore());
  for (let minute = 10; minute < 60; minute += 1)
    expect(timeIn('Europe/Lisbon', `2026-07-01T09:${minute}:00.000Z`)).toBe(`10:${minute}`);
  expect(timeIn('Europe/Madrid', '2026-07-01T09:00:00.000Z')).toBe('11:00');
  expect(made).toHaveBeenCalledTimes(2);
});

it('names the month of a week once, and both months of a week between them', () => {
  expect(weekInWords('2026-11-16')).toBe('16–22 Nov');
  expect(weekInWords('2026-12-28')).toBe('28 Dec – 3 Jan');
});
