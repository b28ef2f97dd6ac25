import { expect, it } from 'vitest';

import { addDays, addMonths, ageOn, dayIn, daysBetween, startOfDayIn } from './days.ts';

it('returns the day in the home’s time zone', () => {
  const lateInSummer = new Date('2026-07-31T23:30:00Z');
  expect(dayIn('Europe/London', lateInSummer)).toBe('2026-08-01');
  expect(dayIn('UTC', lateInSummer)).toBe('2026-07-31');
});

it('returns the start of a day in summer and in winter', () => {
  expect(startOfDayIn('Europe/London', '2026-07-01').toISOString()).toBe(
    '2026-06-30T23:00:00.000Z',
  );
  expect(startOfDayIn('Europe/London', '2026-12-01').toISOString()).toBe(
    '2026-12-01T00:00:00.000Z',
  );
  expect(startOfDayIn('America/New_York', '2026-12-01').toISOString()).toBe(
    '2026-12-01T05:00:00.000Z',
  );
});

it('counts days across months, leap days and clock changes', () => {
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
  expect(addDays('2026-03-28', 2)).toBe('2026-03-30');
  expect(addDays('2026-01-01', -1)).toBe('2025-12-31');
  expect(daysBetween('2026-10-24', '2026-10-26')).toBe(2);
});

it('clamps to the last day of a shorter month', () => {
  expect(addMonths('2026-11-30', 3)).toBe('2027-02-28');
  expect(addMonths('2027-11-30', 3)).toBe('2028-02-29');
  expect(addMonths('2026-01-31', 12)).toBe('2027-01-31');
});

it('increases the age on the birthday', () => {
  expect(ageOn('1936-11-16', '2026-11-15')).toBe(89);
  expect(ageOn('1936-11-15', '2026-11-15')).toBe(90);
  expect(ageOn('1936-02-29', '2026-02-28')).toBe(90);
});

it('formats years with four digits', () => {
  expect(dayIn('UTC', new Date('0001-06-01T12:00:00Z'))).toBe('0001-06-01');
  expect(dayIn('UTC', new Date('0999-06-01T12:00:00Z'))).toBe('0999-06-01');
});
