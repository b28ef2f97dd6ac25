import { describe, expect, it } from 'vitest';

import { dayProblem } from './day-rules.ts';

const TODAY = '2026-11-15';
const DATES = {
  date_of_birth: '1938-04-02',
  move_in_date: '2026-11-01',
  stay_type: 'respite',
  leaves_on: '2026-11-20',
} as const;
const problemWith = (differences: Partial<Parameters<typeof dayProblem>[0]>) =>
  dayProblem({ ...DATES, ...differences }, TODAY)?.field;

describe('the dates of a resident', () => {
  it.each([
    ['a respite stay with an end', {}],
    ['a stay that ends on the day it begins', { leaves_on: DATES.move_in_date }],
    ['a permanent stay without an end', { stay_type: 'permanent', leaves_on: null }],
    ['a resident who turns 18 today', { date_of_birth: '2008-11-15' }],
    ['a move in 90 days', { move_in_date: '2027-02-13', leaves_on: '2027-02-20' }],
  ] as const)('are valid for %s', (_, dates) => {
    expect(problemWith(dates)).toBeUndefined();
  });

  it.each([
    ['leaves_on', { leaves_on: '2026-10-31' }],
    ['leaves_on', { leaves_on: null }],
    ['date_of_birth', { date_of_birth: '2008-11-16' }],
    ['move_in_date', { move_in_date: '2027-02-14', leaves_on: '2027-02-20' }],
    ['move_in_date', { move_in_date: '1938-04-01' }],
  ] as const)('are refused at %s: %o', (field, dates) => {
    expect(problemWith(dates)).toBe(field);
  });
});
