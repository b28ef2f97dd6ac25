import { expect, it } from 'vitest';

import { type Due, dueOn } from './due.ts';

const TODAY = '2026-11-15';
const settled = { review_due: '2027-01-10', move_in_date: '2025-01-10', prompts: 0 };

it.each<[Due, Partial<typeof settled> | { review_due: null; move_in_date?: string }]>([
  ['fine', {}],
  ['fine', { review_due: '2026-11-30' }],
  ['soon', { review_due: '2026-11-29' }],
  ['soon', { review_due: TODAY }],
  ['overdue', { review_due: '2026-11-14' }],
  ['look_again', { prompts: 1 }],
  ['look_again', { prompts: 1, review_due: '2026-01-01' }],
  ['first_check', { review_due: null }],
  ['first_check', { review_due: null, move_in_date: '2026-11-01' }],
  ['settling_in', { review_due: null, move_in_date: '2026-11-02' }],
])('%s: %o', (due, known) => {
  expect(dueOn(TODAY, { ...settled, ...known })).toBe(due);
});
