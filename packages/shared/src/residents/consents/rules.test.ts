import { expect, it } from 'vitest';

import type { Decision } from './purposes.ts';
import { checkCircumstances } from './rules.ts';

const UNFOUNDED = {
  basis: 'health_welfare_attorney',
  decided_by: null,
  capacity_note_id: null,
  best_interests: null,
} as const;
const missingFor = (...decisions: Decision[]) =>
  checkCircumstances(
    UNFOUNDED,
    decisions.map((decision) => ({ purpose: 'photo_record', decision })),
  ).map(({ path }) => path.join('.'));

it('a yes on someone’s behalf needs who decided and a capacity note, also among other answers', () => {
  const both = ['decided_by', 'capacity_note_id'];
  expect(missingFor('yes')).toEqual(both);
  expect(missingFor('no', 'yes')).toEqual(both);
  expect(missingFor('no', 'withdrawn')).toEqual([]);
});

it('a resident’s own yes needs neither', () => {
  const own = { ...UNFOUNDED, basis: 'own_consent' } as const;
  expect(checkCircumstances(own, [{ purpose: 'photo_record', decision: 'yes' }])).toEqual([]);
});
