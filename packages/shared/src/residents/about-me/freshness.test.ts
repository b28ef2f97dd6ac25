import { expect, it } from 'vitest';

import { freshness, monthsSince } from './sections.ts';

it.each([
  ['2026-03-15', '2026-03-15', 0, 'fresh'],
  ['2026-03-15', '2026-08-20', 5, 'fresh'],
  ['2026-03-15', '2026-09-14', 5, 'fresh'],
  ['2026-03-15', '2026-09-15', 6, 'ageing'],
  ['2025-08-31', '2026-02-27', 5, 'fresh'],
  ['2025-08-31', '2026-02-28', 6, 'ageing'],
  ['2025-11-20', '2026-11-19', 11, 'ageing'],
  ['2025-11-20', '2026-11-20', 12, 'old'],
  ['2024-02-29', '2025-02-28', 12, 'old'],
  ['2020-01-01', '2026-11-15', 82, 'old'],
  ['2026-12-01', '2026-11-15', 0, 'fresh'],
])('confirmed on %s is on %s %i months old and %s', (confirmed, today, months, word) => {
  expect(monthsSince(confirmed, today)).toBe(months);
  expect(freshness(confirmed, today)).toBe(word);
});
