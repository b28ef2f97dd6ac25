import { expect, it } from 'vitest';

import type { Status } from '../residents/choices.ts';
import { familyState } from './family-state.ts';

const TOLD = '2026-11-15T09:00:00.000Z';
const after = (days: number) => new Date(Date.parse(TOLD) + days * 86_400_000);
const state = (family_status: Status, days: number, days_after_death = 90) =>
  familyState({ family_status, family_status_since: TOLD, days_after_death }, after(days));

it.each<[Status, number, string | undefined]>([
  ['pre_admission', 0, 'here'],
  ['current', 4000, 'here'],
  ['respite', 1, 'here'],
  ['hospital', 1, 'here'],
  ['away', 1, 'here'],
  ['moved_out', 0, 'read_only'],
  ['moved_out', 29, 'read_only'],
  ['moved_out', 30, undefined],
  ['deceased', 0, 'frozen'],
  ['deceased', 89, 'frozen'],
  ['deceased', 90, undefined],
])('a resident known as %s is after %i days %s', (status, days, expected) => {
  expect(state(status, days)).toBe(expected);
});

it('a home decides how long a family keeps access after a death', () => {
  expect(state('deceased', 364, 365)).toBe('frozen');
  expect(state('deceased', 30, 30)).toBeUndefined();
  expect(state('moved_out', 30, 365)).toBeUndefined();
});
