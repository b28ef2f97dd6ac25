import { expect, it } from 'vitest';

import { risksSection } from './home-risks.ts';

const NONE = {
  low: 0,
  moderate: 0,
  high: 0,
  trips: 0,
  against: 0,
  overdue: 0,
  waiting: 0,
  open_actions: 0,
  overdue_actions: 0,
  needing: 0,
  covered: 0,
};

it('leaves risk assessments out where a home has none', () => {
  expect(risksSection({ ...NONE, needing: 3 })).toEqual([]);
});

it('says how many records that needed an assessment had a current one', () => {
  const [section] = risksSection({ ...NONE, moderate: 4, overdue: 1, needing: 3, covered: 2 });
  expect(section?.blocks).toContainEqual(
    expect.objectContaining({
      text: '67% of 3 records that needed an assessment had a current one.',
    }),
  );
  expect(JSON.stringify(section)).toContain('["Review overdue","1"]');
});
