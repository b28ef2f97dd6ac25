import { expect, it } from 'vitest';

import { HAZARDS } from '../../library/activities/choices.ts';
import { HAZARD_LIBRARY } from './hazard-library.ts';

it('offers two or more different controls for every hazard of the guides', () => {
  for (const code of HAZARDS) {
    const { controls, who } = HAZARD_LIBRARY[code];
    expect([code, new Set(controls).size >= 2, new Set(controls).size]).toEqual([
      code,
      true,
      controls.length,
    ]);
    expect(who.length).toBeGreaterThan(0);
  }
});

it('has controls short enough to tick on a phone', () => {
  const long = Object.values(HAZARD_LIBRARY)
    .flatMap(({ controls }) => controls)
    .filter((control) => control.length > 90 || control.endsWith('.'));
  expect(long).toEqual([]);
});

it('names 999 where minutes count', () => {
  for (const code of ['choking_food', 'outing_missing', 'magnets'] as const)
    expect([code, HAZARD_LIBRARY[code].controls.join(' ')]).toEqual([
      code,
      expect.stringContaining('999'),
    ]);
});
