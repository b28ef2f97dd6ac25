import { describe, expect, it } from 'vitest';

import type { Stance } from '../../residents/interests/taxonomy.ts';
import { categoryBalance } from './category-balance.ts';
import { costPerWeek } from './cost.ts';
import { distressed, distressRate } from './distress.ts';
import { eveningsAndWeekends } from './evenings-and-weekends.ts';
import { interestMatch } from './interest-match.ts';
import { measured, row, session } from './make-rows.ts';
import { physicalMinutesPerWeek } from './physical-activity.ts';
import { aboutMeComplete, checksCurrent } from './profile-figures.ts';
import type { AboutMeRow, InterestRow, LinkedRow, StaffPartRow, WishRow } from './rows.ts';
import { wholeHome } from './whole-home.ts';
import { wishesGranted } from './wishes.ts';

const LONDON = 'Europe/London';
const TODAY = '2026-11-15';
const here = (...ids: string[]) => new Map(ids.map((id) => [id, 7]));

describe('K12: distress', () => {
  const calm = { ...row(), distress: false };
  const upset = { ...row(), distress: true };
  const away = { ...row({ attendance: 'declined' }), distress: true };

  it('is a percentage of those present', () => {
    expect(distressRate([calm, calm, upset])).toBe(33.3);
    expect(distressRate([upset, away])).toBe(100);
    expect(distressRate([away])).toBeNull();
  });

  it('lists everyone, including those who stayed away', () => {
    expect(distressed([calm, upset, away])).toEqual([upset, away]);
  });
});

describe('K13: category balance', () => {
  const balance = (rows: ReturnType<typeof row>[], ...ids: string[]) =>
    categoryBalance({ rows, eligible: here(...ids) }, TODAY);

  it('counts each category once, and 0 for residents without any', () => {
    const rows = [
      row(),
      row(),
      row({ category: 'PHY' }),
      row({ category: 'SOC', attendance: 'asleep' }),
    ];
    expect(balance(rows, 'mary')).toBe(2);
    expect(balance(rows, 'mary', 'tom', 'ann')).toBe(0.7);
    expect(balance(rows)).toBeNull();
  });

  it('looks back 28 days and no further', () => {
    const rows = [
      row({ day: '2026-10-18', category: 'ANI' }),
      row({ day: '2026-10-19', category: 'FOO' }),
      row({ day: '2026-11-15', category: 'SPI' }),
      row({ day: '2026-11-16', category: 'TEC' }),
    ];
    expect(balance(rows, 'mary')).toBe(2);
  });
});

describe('K14: interest match', () => {
  const sung: LinkedRow = { ...row(), interest_codes: ['music.singing', 'music.hymns'] };
  const interest = (stance: Stance, interest_code = 'music.hymns'): InterestRow => ({
    resident_id: 'mary',
    interest_code,
    stance,
  });

  it.each<[Stance, number]>([
    ['love', 100],
    ['like', 100],
    ['used_to', 100],
    ['curious', 0],
    ['not_for_me', 0],
    ['never', 0],
  ])('%s is %d', (stance, share) => expect(interestMatch([sung], [interest(stance)])).toBe(share));

  it('excludes absent residents and those without known interests', () => {
    const rows: LinkedRow[] = [
      sung,
      { ...sung, interest_codes: [] },
      { ...sung, attendance: 'declined' },
      { ...sung, resident_id: 'tom' },
    ];
    expect(interestMatch(rows, [interest('love'), interest('love', 'games.bingo')])).toBe(50);
    expect(interestMatch(rows, [])).toBeNull();
  });

  it('uses this resident’s favourites only', () => {
    const tom: InterestRow = { ...interest('love'), resident_id: 'tom' };
    expect(interestMatch([sung], [interest('like', 'games.bingo'), tom])).toBe(0);
  });
});

describe('K16: evenings and weekends', () => {
  it.each<[string, string, number]>([
    ['2026-11-09', '2026-11-09T16:59:00Z', 0],
    ['2026-11-09', '2026-11-09T17:00:00Z', 100],
    ['2026-11-09', '2026-11-09T23:59:00Z', 100],
    ['2026-11-10', '2026-11-10T00:00:00Z', 0],
    // In summer time local time is an hour ahead, from the Monday after the change.
    ['2026-03-27', '2026-03-27T16:00:00Z', 0],
    ['2026-03-30', '2026-03-30T16:00:00Z', 100],
    ['2026-10-23', '2026-10-23T16:00:00Z', 100],
    ['2026-10-26', '2026-10-26T16:00:00Z', 0],
    // Just after local midnight, still the day before in UTC.
    ['2026-06-06', '2026-06-05T23:30:00Z', 100],
    ['2026-06-08', '2026-06-07T23:30:00Z', 0],
  ])('of %s at %s is %d', (day, started_at, share) =>
    expect(eveningsAndWeekends([session({ day, started_at })], LONDON)).toBe(share),
  );

  it('is a percentage of all sessions', () => {
    const sunday = session({ day: '2026-11-08', started_at: '2026-11-08T10:00:00Z' });
    expect(eveningsAndWeekends([session(), sunday, session()], LONDON)).toBe(33.3);
    expect(eveningsAndWeekends([], LONDON)).toBeNull();
  });
});

describe('K17: ability check current', () => {
  it('includes the review day', () => {
    const due = (resident_id: string, review_due: string | null) => ({ resident_id, review_due });
    const checks = [
      due('mary', TODAY),
      due('tom', '2026-11-14'),
      due('ann', null),
      due('gone', '2027-01-01'),
    ];
    expect(checksCurrent(here('mary', 'tom', 'ann'), checks, TODAY)).toBe(33.3);
    expect(checksCurrent(here('joe'), checks, TODAY)).toBe(0);
    expect(checksCurrent(here(), checks, TODAY)).toBeNull();
  });
});

describe('K18: About me complete', () => {
  const about = (resident_id: string, changes: Partial<AboutMeRow> = {}): AboutMeRow => ({
    resident_id,
    move_in_date: '2026-01-05',
    completeness: 90,
    completeness_after_28_days: 60,
    ...changes,
  });

  it('is a mean, and a percentage of those complete in time', () => {
    const rows = [about('mary'), about('tom', { completeness_after_28_days: 59 }), about('gone')];
    expect(aboutMeComplete(here('mary', 'tom', 'ann'), rows, TODAY)).toEqual({
      value: 60,
      in_time: 50,
      settled: 2,
    });
  });

  it('allows everyone 28 days', () => {
    const on = (move_in_date: string) =>
      aboutMeComplete(
        here('mary'),
        [about('mary', { move_in_date, completeness_after_28_days: 10 })],
        TODAY,
      ).in_time;
    expect(on('2026-10-18')).toBeNull();
    expect(on('2026-10-17')).toBe(0);
  });

  it('is null without residents', () => {
    expect(aboutMeComplete(here(), [about('mary')], TODAY)).toEqual({
      value: null,
      in_time: null,
      settled: 0,
    });
  });
});

describe('K20: the whole home', () => {
  const part = (report_id: string, staff_id: string, changes: Partial<StaffPartRow> = {}) =>
    ({ report_id, staff_id, part: 'led', role: 'carer', ...changes }) satisfies StaffPartRow;

  it('counts staff once, and sessions led by others than the activity lead', () => {
    const sessions = ['a', 'b', 'c', 'd'].map((report_id) => session({ report_id }));
    const parts = [
      part('a', 'lead', { role: 'activity_lead' }),
      part('a', 'nurse', { role: 'nurse', part: 'helped' }),
      part('b', 'lead', { role: 'activity_lead' }),
      part('b', 'carer'),
      part('b', 'nurse', { role: 'nurse' }),
      part('c', 'former', { role: null }),
      part('voided', 'cook'),
    ];
    expect(wholeHome(sessions, parts)).toEqual({ staff: 4, led_by_others: 25 });
    expect(wholeHome([], parts)).toEqual({ staff: 0, led_by_others: null });
  });
});

describe('K24: physical activity', () => {
  it('counts movement anywhere, each minute once, and no sitting in the garden', () => {
    const rows = [
      row({ category: 'PHY', minutes: 30 }),
      row({ category: 'PHY', minutes: 30, started_at: '2026-11-09T10:15:00.000Z' }),
      row({ category: 'PHY', resident_id: 'tom', place: 'garden', minutes: 15 }),
      row({ category: 'PHY', resident_id: 'gone' }),
      row({ category: 'NAT', place: 'garden' }),
    ];
    expect(physicalMinutesPerWeek(measured(rows, { mary: 7, tom: 7 }))).toBe(30);
    expect(physicalMinutesPerWeek(measured(rows, {}))).toBeNull();
  });
});

describe('K25: wishes', () => {
  const week = { from: '2026-11-09', to: '2026-11-15' };
  const wish = (changes: Partial<WishRow> = {}): WishRow => ({
    made_on: '2026-10-01',
    granted_on: null,
    closed_on: null,
    ...changes,
  });

  it('are granted within the period, and open when granted later', () => {
    const wishes = [
      wish({ granted_on: '2026-11-08' }),
      wish({ granted_on: '2026-11-09' }),
      wish({ granted_on: '2026-11-15' }),
      wish({ granted_on: '2026-11-16' }),
    ];
    expect(wishesGranted(wishes, week)).toBe(66.7);
  });

  it('are not open when closed before the end or made after it', () => {
    const settled = [wish({ closed_on: '2026-11-15' }), wish({ made_on: '2026-11-16' })];
    expect(wishesGranted(settled, week)).toBeNull();
    expect(wishesGranted([...settled, wish({ closed_on: '2026-11-16' })], week)).toBe(0);
  });
});

describe('K26: cost', () => {
  it('is in pence per resident and week', () => {
    const costs = [{ cost_pence: 1000 }, { cost_pence: null }, { cost_pence: 250 }];
    expect(costPerWeek(costs, new Map([['mary', 14]]))).toBe(625);
    expect(costPerWeek([], here('mary'))).toBe(0);
    expect(costPerWeek(costs, here())).toBeNull();
  });
});
