import fc from 'fast-check';
import { expect, it } from 'vitest';

import { addDays } from './days.ts';
import { instantOf, wallTimeOf } from './wall-time.ts';

const LONDON = 'Europe/London';
const iso = (day: string, time: string, zone = LONDON) => instantOf(zone, day, time).toISOString();

it('reads a clock in winter and in summer', () => {
  expect(iso('2026-11-18', '14:30')).toBe('2026-11-18T14:30:00.000Z');
  expect(iso('2026-07-18', '14:30')).toBe('2026-07-18T13:30:00.000Z');
  expect(iso('2026-07-18', '14:30', 'Australia/Lord_Howe')).toBe('2026-07-18T04:00:00.000Z');
});

it('moves a time that clocks skip an hour later, and takes the first of two', () => {
  expect(iso('2027-03-28', '01:30')).toBe('2027-03-28T01:30:00.000Z');
  expect(wallTimeOf(LONDON, instantOf(LONDON, '2027-03-28', '01:30')).time).toBe('02:30');
  expect(iso('2026-10-25', '01:30')).toBe('2026-10-25T00:30:00.000Z');
});

it('shows the time it was made from, in every zone, unless clocks skip it', () => {
  const zones = ['Europe/London', 'America/St_Johns', 'Australia/Lord_Howe', 'Pacific/Apia', 'UTC'];
  fc.assert(
    fc.property(
      fc.constantFrom(...zones),
      fc.integer({ min: 0, max: 3000 }),
      fc.integer({ min: 0, max: 1439 }),
      (zone, offset, minute) => {
        const day = addDays('2024-01-01', offset);
        const time = `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
        const shown = wallTimeOf(zone, instantOf(zone, day, time));
        const isSkipped = shown.day !== day || shown.time !== time;
        if (!isSkipped) return;
        // Only a clock change may differ, and never by more than it.
        const before = instantOf(zone, addDays(day, -1), time).getTime();
        const after = instantOf(zone, addDays(day, 1), time).getTime();
        expect(after - before).not.toBe(2 * 86_400_000);
      },
    ),
  );
});
