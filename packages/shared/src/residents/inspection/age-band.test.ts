import { expect, it } from 'vitest';

import { ageBand } from './age-band.ts';

it.each([
  [18, 'under_65'],
  [64, 'under_65'],
  [65, '65_74'],
  [74, '65_74'],
  [75, '75_84'],
  [84, '75_84'],
  [85, '85_94'],
  [94, '85_94'],
  [95, '95_and_over'],
  [111, '95_and_over'],
])('age %i is in band %s', (age, band) => expect(ageBand(age)).toBe(band));
