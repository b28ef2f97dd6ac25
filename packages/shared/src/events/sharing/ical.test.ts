import fc from 'fast-check';
import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';

import { instantOf } from '../../wall-time.ts';
import { type CalendarEvent, writeCalendar } from './ical.ts';

const ZONE = 'Europe/London';
const NOW = new Date('2026-11-15T09:00:00.000Z');

const anEvent = (differences: Partial<CalendarEvent> = {}): CalendarEvent => ({
  id: '0197a000-0000-7000-8000-000000000001',
  title: 'Sing-along',
  description: null,
  place: 'Lounge',
  day: '2026-11-18',
  start_time: '14:30',
  days: 1,
  starts_at: '2026-11-18T14:30:00.000Z',
  ends_at: '2026-11-18T15:30:00.000Z',
  status: 'planned',
  cancel_reason: null,
  sequence: 0,
  updated_at: '2026-11-10T08:00:00.123Z',
  ...differences,
});

const at = (timeZone: string, day: string, start_time: string, minutes = 60) => {
  const starts = instantOf(timeZone, day, start_time);
  const ends = new Date(starts.getTime() + minutes * 60_000);
  return { day, start_time, starts_at: starts.toISOString(), ends_at: ends.toISOString() };
};

const write = (event: CalendarEvent, timeZone = ZONE) =>
  writeCalendar({ name: 'Rose House', timeZone, events: [event], now: NOW, refresh: 'PT1H' });

function read(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
  const zone = new ICAL.Timezone(calendar.getFirstSubcomponent('vtimezone') ?? '');
  ICAL.TimezoneService.reset();
  ICAL.TimezoneService.register(zone, zone.tzid);
  const component = calendar.getFirstSubcomponent('vevent');
  if (!component) throw new Error('no event');
  return { calendar, component, event: new ICAL.Event(component) };
}

const octets = (text: string) => new TextEncoder().encode(text).length;

describe('a calendar', () => {
  it('is read by an independent parser with all that it says', () => {
    const { calendar, component, event } = read(
      write(anEvent({ description: 'Old songs.\nBring a friend; tea, too.', sequence: 3 })),
    );
    expect(calendar.getFirstPropertyValue('refresh-interval')?.toString()).toBe('PT1H');
    expect(calendar.getFirstPropertyValue('x-wr-calname')).toBe('Rose House');
    expect([event.uid, event.summary, event.location, event.description, event.sequence]).toEqual([
      '0197a000-0000-7000-8000-000000000001',
      'Sing-along',
      'Lounge',
      'Old songs.\nBring a friend; tea, too.',
      3,
    ]);
    const value = (name: string) => String(component.getFirstPropertyValue(name));
    expect([value('status'), value('dtstamp'), value('last-modified')]).toEqual([
      'CONFIRMED',
      '2026-11-10T08:00:00Z',
      '2026-11-10T08:00:00Z',
    ]);
  });

  it('shows a cancelled event as cancelled, with its reason', () => {
    const { component, event } = read(
      write(anEvent({ status: 'cancelled', cancel_reason: 'The pianist is ill' })),
    );
    expect(component.getFirstPropertyValue('status')).toBe('CANCELLED');
    expect([event.summary, event.description]).toEqual([
      'Cancelled: Sing-along',
      'The pianist is ill',
    ]);
  });

  it('ends an event of whole days on the day after its last one', () => {
    const { event } = read(write(anEvent({ start_time: null, days: 3 })));
    expect([event.startDate.isDate, String(event.startDate), String(event.endDate)]).toEqual([
      true,
      '2026-11-18',
      '2026-11-21',
    ]);
  });

  it('is the same text at another time, unless an event changed', () => {
    const later = new Date('2026-12-24T23:00:00.000Z');
    const calendar = { name: 'Rose House', timeZone: ZONE, events: [anEvent()] };
    expect(writeCalendar({ ...calendar, now: later })).toBe(
      writeCalendar({ ...calendar, now: NOW }),
    );
  });
});

describe('the time zone', () => {
  it('has yearly rules for London, also when it is written in winter', () => {
    const text = write(anEvent());
    expect(text).toContain(
      'BEGIN:DAYLIGHT\r\nDTSTART:19700329T010000\r\nTZOFFSETFROM:+0000\r\nTZOFFSETTO:+0100\r\nRRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU\r\n',
    );
    expect(text).toContain(
      'BEGIN:STANDARD\r\nDTSTART:19701025T020000\r\nTZOFFSETFROM:+0100\r\nTZOFFSETTO:+0000\r\nRRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU\r\n',
    );
  });

  it.each([
    'Europe/London',
    'Europe/Dublin',
    'America/New_York',
    'Australia/Sydney',
    'UTC',
    'Asia/Kolkata',
    'Africa/Casablanca',
  ])('gives events in %s the right instant in every month', (zone) => {
    for (let month = 1; month <= 12; month += 1) {
      const day = `2027-${String(month).padStart(2, '0')}-15`;
      const event = anEvent(at(zone, day, '14:30'));
      const { startDate, endDate } = read(write(event, zone)).event;
      expect([startDate.toJSDate().toISOString(), endDate.toJSDate().toISOString()]).toEqual([
        event.starts_at,
        event.ends_at,
      ]);
      expect(startDate.toString()).toBe(`${day}T14:30:00`);
    }
  });

  it('says in UTC which hour is meant when clocks show it twice', () => {
    const event = anEvent(at(ZONE, '2026-10-25', '01:45', 30));
    const { startDate, endDate } = read(write(event)).event;
    expect([startDate.toJSDate().toISOString(), endDate.toJSDate().toISOString()]).toEqual([
      event.starts_at,
      event.ends_at,
    ]);
  });
});

describe('a text', () => {
  // Control characters are removed, because no calendar may contain them.
  const anyText = fc
    .string({ unit: 'grapheme', maxLength: 300 })
    .map((text) => text.replaceAll(/\p{Cc}|\p{Cs}|[\u2028\u2029]/gu, ''));
  const lines = fc.array(anyText, { minLength: 1, maxLength: 4 }).map((all) => all.join('\n'));

  it('comes back as it was written', () => {
    fc.assert(
      fc.property(lines, (text) => {
        fc.pre(text !== '');
        expect(read(write(anEvent({ title: text }))).event.summary).toBe(text);
      }),
    );
  });

  it('is folded into lines of at most 75 octets, each of them whole characters', () => {
    fc.assert(
      fc.property(lines, (text) => {
        const written = write(anEvent({ description: text }));
        expect(written.endsWith('\r\n')).toBe(true);
        for (const line of written.split('\r\n')) {
          expect(octets(line)).toBeLessThanOrEqual(75);
          expect(line.isWellFormed()).toBe(true);
          expect(line).not.toMatch(/[\r\n]/);
        }
      }),
    );
  });

  it('cannot add a line of its own', () => {
    const text = write(anEvent({ title: 'Tea\r\nSTATUS:CANCELLED\rX:\u0000y' }));
    expect(text).toContain(String.raw`SUMMARY:Tea\nSTATUS:CANCELLED\nX:y`);
  });
});
