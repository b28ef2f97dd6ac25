import { expect, it } from 'vitest';

import { CATEGORIES } from '../../library/activities/choices.ts';
import { MOST_CATEGORIES } from './targets.ts';

it('allows a target up to the number of categories', () => {
  expect(MOST_CATEGORIES).toBe(CATEGORIES.length);
});
