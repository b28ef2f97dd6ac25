import fc from 'fast-check';
import { expect, it } from 'vitest';

import { NOT_HELD_REASONS } from '../../events/outcomes/choices.ts';
import { type OutcomeRow, plannedAndDelivered } from './planned-and-delivered.ts';

const row = (changes: Partial<OutcomeRow> = {}): OutcomeRow => ({
  is_delivered: false,
  is_cancelled: false,
  not_held_reason: null,
  count: 1,
  ...changes,
});

it('K27: counts delivered events of all that were planned, with reasons for the others', () => {
  expect(
    plannedAndDelivered([
      row({ is_delivered: true, count: 6 }),
      row({ is_cancelled: true, not_held_reason: 'weather' }),
      row({ is_cancelled: true, count: 2 }),
      row(),
    ]),
  ).toEqual({
    planned: 10,
    delivered: 6,
    not_held: 3,
    not_known: 1,
    reasons: [
      { reason: 'cancelled_before', count: 2 },
      { reason: 'weather', count: 1 },
    ],
    value: 60,
  });
});

it('K27: hides the percentage below five events', () => {
  expect(plannedAndDelivered([row({ is_delivered: true, count: 4 })]).value).toBeNull();
  expect(plannedAndDelivered([row({ is_delivered: true, count: 5 })]).value).toBe(100);
  expect(plannedAndDelivered([])).toMatchObject({ planned: 0, value: null, reasons: [] });
});

it('K27: counts a cancelled event that took place after all as delivered', () => {
  const { delivered, not_held } = plannedAndDelivered([
    row({ is_delivered: true, is_cancelled: true }),
  ]);
  expect([delivered, not_held]).toEqual([1, 0]);
});

it('K27: counts every event once, and gives every one that was not held a reason', () => {
  const rows = fc.array(
    fc.record({
      is_delivered: fc.boolean(),
      is_cancelled: fc.boolean(),
      not_held_reason: fc.constantFrom(null, ...NOT_HELD_REASONS),
      count: fc.integer({ min: 1, max: 50 }),
    }),
  );
  fc.assert(
    fc.property(rows, (all) => {
      const { planned, delivered, not_held, not_known, reasons } = plannedAndDelivered(all);
      expect(delivered + not_held + not_known).toBe(planned);
      expect(reasons.reduce((sum, { count }) => sum + count, 0)).toBe(not_held);
    }),
  );
});
