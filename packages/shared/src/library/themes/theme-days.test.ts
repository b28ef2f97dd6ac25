import { expect, it } from 'vitest';

import { type ThemeDays, themesOn } from './theme-days.ts';

const row = (
  theme: ThemeDays['theme'],
  from: string,
  to = from,
  region: ThemeDays['region'] = null,
) => ({
  theme,
  title: theme,
  kind: 'fixed' as const,
  dates: { [from.slice(0, 4)]: { from, to } },
  note: 'A day to keep.',
  region,
  days_before: 7,
});

const CALENDAR = [
  row('st_andrews', '2026-11-30', '2026-11-30', 'scotland'),
  row('christmas', '2026-12-24', '2026-12-26'),
  row('hanukkah', '2026-12-04', '2026-12-12'),
];
const on = (day: string, region = 'england') =>
  themesOn(CALENDAR, day, region).map(({ theme }) => theme);

it('lists themes from their preparation to their last day', () => {
  expect(on('2026-11-26')).toEqual(['st_andrews']);
  expect(on('2026-12-12')).toEqual(['hanukkah']);
  expect(on('2026-12-13')).toEqual([]);
  expect(on('2026-12-26')).toEqual(['christmas']);
});

it('lists this region’s themes first', () => {
  expect(on('2026-11-28', 'scotland')).toEqual(['st_andrews', 'hanukkah']);
  expect(on('2026-11-28', 'wales')).toEqual(['hanukkah', 'st_andrews']);
});
