import { expect, it } from 'vitest';

import { targetsFrom } from './first-day.ts';

it.each([
  ['2026-11-16', '2026-11-30'],
  ['2026-11-29', '2026-11-30'],
  ['2026-11-30', null],
])('on %s, targets of a home that joined on 16 November apply from %s', (day, from) =>
  expect(targetsFrom({ joined: '2026-11-16' }, day)).toBe(from),
);
