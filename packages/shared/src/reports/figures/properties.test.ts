import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { addDays, dayIn, daysBetween } from '../../days.ts';
import { CATEGORIES } from '../../library/activities/choices.ts';
import { STANCES } from '../../residents/interests/taxonomy.ts';
import { eligibleDays } from '../../residents/residents/eligible-days.ts';
import { ROLES } from '../../roles.ts';
import {
  ATTENDANCES,
  ENGAGEMENTS,
  FEEDBACKS,
  MOODS,
  REPORT_FORMATS,
  REPORT_PLACES,
} from '../reports/choices.ts';
import { categoryBalance } from './category-balance.ts';
import { costPerWeek } from './cost.ts';
import { distressRate } from './distress.ts';
import { eveningsAndWeekends } from './evenings-and-weekends.ts';
import { interestMatch } from './interest-match.ts';
import {
  activityFeedback,
  declineRate,
  lateShare,
  meanEngagement,
  type Measured,
  medianMinutes,
  minutesPerWeek,
  moodChange,
  oneToOneReach,
  oneToOneShare,
  outdoorReach,
  residentsEngaged,
  residentsOffered,
} from './key-figures.ts';
import { session } from './make-rows.ts';
import { countMinutes } from './minutes.ts';
import { physicalMinutesPerWeek } from './physical-activity.ts';
import { aboutMeComplete, checksCurrent } from './profile-figures.ts';
import { wholeHome } from './whole-home.ts';
import { wishesGranted } from './wishes.ts';

const LONDON = 'Europe/London';
const FIRST = '2026-03-23';
const LAST = '2026-04-05';
/** Any minute of the fortnight around the spring clock change. */
const moment = fc
  .nat(14 * 24 * 60 - 61)
  .map((minute) => new Date(Date.parse(`${FIRST}T00:00:00Z`) + minute * 60_000).toISOString())
  .map((started_at) => ({ started_at, day: dayIn(LONDON, new Date(started_at)) }));
const aDay = fc.nat(60).map((count) => addDays(FIRST, count));

const PEOPLE = ['mary', 'tom', 'ann', 'joe'] as const;
const CODES = ['music.hymns', 'games.bingo', 'food.baking'];
const person = fc.constantFrom(...PEOPLE);
const reportId = fc.constantFrom('a', 'b', 'c', 'd', 'e');
const kind = {
  category: fc.constantFrom(...CATEGORIES),
  format: fc.constantFrom(...REPORT_FORMATS),
  place: fc.option(fc.constantFrom(...REPORT_PLACES)),
};
const participation = fc
  .tuple(
    moment,
    fc.record({
      report_id: reportId,
      resident_id: person,
      minutes: fc.integer({ min: 0, max: 480 }),
      ...kind,
      attendance: fc.constantFrom(...ATTENDANCES),
      engagement: fc.option(fc.constantFrom(...ENGAGEMENTS)),
      mood_before: fc.option(fc.constantFrom(...MOODS)),
      mood_after: fc.option(fc.constantFrom(...MOODS)),
      feedback: fc.option(fc.constantFrom(...FEEDBACKS)),
      distress: fc.boolean(),
      interest_codes: fc.subarray(CODES),
    }),
  )
  .map(([when, what]) => ({ ...when, ...what }));
const rows = fc.array(participation, { maxLength: 40 });
const sessions = fc.array(
  fc
    .tuple(moment, fc.record({ report_id: reportId, ...kind, recorded_late: fc.boolean() }))
    .map(([when, what]) => session({ ...when, ...what })),
);
const eligible = fc
  .uniqueArray(fc.tuple(person, fc.integer({ min: 1, max: 14 })), { selector: ([id]) => id })
  .map((pairs) => new Map<string, number>(pairs));
const home = fc.record({ rows, sessions, eligible });

const reaches = [residentsEngaged, residentsOffered, oneToOneReach, outdoorReach];
const perPerson = [minutesPerWeek, medianMinutes, physicalMinutesPerWeek];
const balance = (measured: Measured) => categoryBalance(measured, LAST);

function expectShare(value: number | null) {
  expect(value ?? 0).toBeGreaterThanOrEqual(0);
  expect(value ?? 0).toBeLessThanOrEqual(100);
}

describe('for any records', () => {
  it('percentages stay between 0 and 100', () => {
    fc.assert(
      fc.property(home, (all) => {
        for (const figure of [...reaches, oneToOneShare, declineRate, lateShare])
          expectShare(figure(all));
        const { up, same, down } = moodChange(all);
        for (const share of [up, same, down, activityFeedback(all).value]) expectShare(share);
        expectShare(distressRate(all.rows));
        expectShare(eveningsAndWeekends(all.sessions, LONDON));
      }),
    );
  });

  it('percentages from duplicate or foreign rows stay between 0 and 100', () => {
    const elsewhere = fc.record({
      interests: fc.array(
        fc.record({
          resident_id: person,
          interest_code: fc.constantFrom(...CODES),
          stance: fc.constantFrom(...STANCES),
        }),
      ),
      checks: fc.array(fc.record({ resident_id: person, review_due: fc.option(aDay) })),
      about: fc.array(
        fc.record({
          resident_id: person,
          move_in_date: aDay,
          completeness: fc.integer({ min: 0, max: 100 }),
          completeness_after_28_days: fc.integer({ min: 0, max: 100 }),
        }),
      ),
      parts: fc.array(
        fc.record({
          report_id: fc.oneof(reportId, fc.constant('voided')),
          staff_id: fc.constantFrom('one', 'two', 'three'),
          part: fc.constantFrom('led', 'helped'),
          role: fc.option(fc.constantFrom(...ROLES)),
        }),
      ),
      wishes: fc.array(
        fc.record({ made_on: aDay, granted_on: fc.option(aDay), closed_on: fc.option(aDay) }),
      ),
    });
    fc.assert(
      fc.property(
        home,
        elsewhere,
        aDay,
        (all, { interests, checks, about, parts, wishes }, day) => {
          const known = aboutMeComplete(all.eligible, about, day);
          for (const share of [
            interestMatch(all.rows, interests),
            checksCurrent(all.eligible, checks, day),
            known.value,
            known.in_time,
            wholeHome(all.sessions, parts).led_by_others,
            wishesGranted(wishes, { from: FIRST, to: day }),
          ])
            expectShare(share);
        },
      ),
    );
  });

  it('figures are null without residents, and numbers otherwise', () => {
    fc.assert(
      fc.property(home, (all) => {
        const nobody = all.eligible.size === 0;
        for (const figure of [...reaches, ...perPerson, balance])
          expect(figure(all) === null).toBe(nobody);
        expect(costPerWeek([{ cost_pence: 5 }], all.eligible) === null).toBe(nobody);
      }),
    );
    const empty = { rows: [], sessions: [], eligible: new Map<string, number>() };
    for (const figure of [oneToOneShare, meanEngagement, declineRate, lateShare])
      expect(figure(empty)).toBeNull();
  });

  it('a resident in hospital throughout does not affect the others', () => {
    fc.assert(
      fc.property(home, person, (all, ill) => {
        const others = new Map([...all.eligible].filter(([id]) => id !== ill));
        const without = all.rows.filter(({ resident_id }) => resident_id !== ill);
        for (const figure of [...reaches, ...perPerson, balance])
          expect(figure({ ...all, eligible: others })).toBe(
            figure({ ...all, rows: without, eligible: others }),
          );
      }),
    );
  });
});

describe('minutes, for any records', () => {
  it('count the same time once, in any order', () => {
    fc.assert(
      fc.property(rows, (all) => {
        const minutes = countMinutes(all);
        expect(countMinutes([...all, ...all])).toBe(minutes);
        expect(countMinutes(all.toReversed())).toBe(minutes);
        expect(minutes).toBeLessThanOrEqual(all.reduce((sum, each) => sum + each.minutes, 0));
      }),
    );
  });

  it('equal a minute-by-minute count where no day is full', () => {
    fc.assert(
      fc.property(fc.array(participation, { maxLength: 2 }), (all) => {
        const there = all.filter(({ attendance }) =>
          ['took_part', 'watched', 'left_early'].includes(attendance),
        );
        const ticks = there.flatMap(({ started_at, minutes }) =>
          Array.from({ length: minutes }, (_, tick) => Date.parse(started_at) / 60_000 + tick),
        );
        expect(countMinutes(all)).toBe(new Set(ticks).size);
      }),
    );
  });
});

describe('days and clocks', () => {
  it('a stay has as many days as the calendar since the home’s first, less those in hospital, across clock changes', () => {
    fc.assert(
      fc.property(aDay, fc.nat(30), fc.nat(10), fc.nat(20), fc.nat(9), (from, length, ...rest) => {
        const [out, back, begun] = rest;
        const period = { from, to: addDays(from, length) };
        const [ill, well] = [addDays(from, out), addDays(from, out + back)];
        const days = eligibleDays(
          {
            id: 'mary',
            stays: [{ from_date: '2026-01-01', to_date: null }],
            statuses: [
              { status: 'current', since: '2026-01-01T12:00:00Z' },
              { status: 'hospital', since: `${ill}T12:00:00Z` },
              { status: 'current', since: `${well}T13:00:00Z` },
            ],
          },
          period,
          { timeZone: LONDON, firstDay: addDays(from, begun) },
        );
        const calendar = Array.from({ length: daysBetween(from, period.to) + 1 }, (_, index) =>
          addDays(from, index),
        );
        expect(days).toEqual(
          calendar
            .filter((day) => day < ill || day >= well)
            .filter((day) => day >= addDays(from, begun)),
        );
      }),
    );
  });

  it('evenings and weekends follow local time', () => {
    const SUMMER = [
      Date.parse('2026-03-29T01:00:00Z'),
      Date.parse('2026-10-25T01:00:00Z'),
    ] as const;
    const minuteOfYear = fc.nat(365 * 24 * 60 - 1);
    fc.assert(
      fc.property(minuteOfYear, (minute) => {
        const at = Date.parse('2026-01-01T00:00:00Z') + minute * 60_000;
        const hourAhead = at >= SUMMER[0] && at < SUMMER[1] ? 3_600_000 : 0;
        const wall = new Date(at + hourAhead);
        const fits = wall.getUTCHours() >= 17 || [0, 6].includes(wall.getUTCDay());
        const one = session({
          started_at: new Date(at).toISOString(),
          day: wall.toISOString().slice(0, 10),
        });
        expect(eveningsAndWeekends([one], LONDON)).toBe(fits ? 100 : 0);
      }),
    );
  });
});
