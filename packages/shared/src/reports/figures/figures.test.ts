import { describe, expect, it } from 'vitest';

import { countDays, eligibleDays, type Presence } from '../../residents/residents/eligible-days.ts';
import { ATTENDANCES } from '../reports/choices.ts';
import {
  activityCount,
  activityFeedback,
  declineRate,
  engagedAndRated,
  lateShare,
  meanEngagement,
  medianMinutes,
  minutesPerWeek,
  moodChange,
  oneToOneReach,
  oneToOneShare,
  outdoorReach,
  participations,
  residentsEngaged,
  residentsOffered,
} from './key-figures.ts';
import { measured, row, session } from './make-rows.ts';
import { countMinutes, staffLed } from './minutes.ts';
import { withoutActivity } from './no-activity.ts';
import { mean, median, percent, toOneDecimal } from './rounding.ts';
import type { ParticipationRow } from './rows.ts';

describe('rounding', () => {
  it.each([
    [66.666, 66.7],
    [0.25, 0.3],
    [1.005, 1],
    [79.95, 80],
    [-0.25, -0.2],
    [12, 12],
  ])('%d is %d', (value, rounded) => expect(toOneDecimal(value)).toBe(rounded));

  it('returns null for no data', () => {
    expect([percent(0, 0), mean([]), median([])]).toEqual([null, null, null]);
    expect(median([1, 4, 2, 3])).toBe(2.5);
  });
});

describe('eligible days', () => {
  const HOME = { timeZone: 'Europe/London', firstDay: '2020-01-01' };
  const here: Presence = {
    id: 'mary',
    stays: [{ from_date: '2026-11-03', to_date: null }],
    statuses: [{ status: 'current', since: '2026-11-04T10:00:00Z' }],
  };
  const week = { from: '2026-11-01', to: '2026-11-07' };
  const days = (presence: Presence) => eligibleDays(presence, week, HOME);

  it('start with moving in, even if the status was recorded later', () => {
    expect(days(here)).toEqual([3, 4, 5, 6, 7].map((day) => `2026-11-0${day}`));
  });

  it('start with the home’s first day for earlier residents', () => {
    const newHome = { ...HOME, firstDay: '2026-11-05' };
    expect(eligibleDays(here, week, newHome)).toEqual(['2026-11-05', '2026-11-06', '2026-11-07']);
    expect(eligibleDays(here, week, { ...HOME, firstDay: '2026-11-08' })).toEqual([]);
  });

  it('exclude the day of leaving and days in hospital', () => {
    expect(days({ ...here, stays: [{ from_date: '2026-11-03', to_date: '2026-11-06' }] })).toEqual([
      '2026-11-03',
      '2026-11-04',
      '2026-11-05',
    ]);
    const ill: Presence['statuses'] = [
      ...here.statuses,
      { status: 'hospital', since: '2026-11-05T15:00:00Z' },
      { status: 'current', since: '2026-11-07T11:00:00Z' },
    ];
    expect(days({ ...here, statuses: ill })).toEqual(['2026-11-03', '2026-11-04', '2026-11-07']);
  });

  it('are counted for parts of a period, without residents who have none', () => {
    const daysHere = new Map([
      ['mary', days(here)],
      ['tom', ['2026-11-01']],
    ]);
    expect([...countDays(daysHere, { from: '2026-11-02', to: '2026-11-04' })]).toEqual([
      ['mary', 2],
    ]);
  });

  it('follow the home’s time zone: half past midnight in summer is the next day', () => {
    const presence: Presence = {
      id: 'mary',
      stays: [{ from_date: '2026-06-01', to_date: null }],
      statuses: [
        { status: 'current', since: '2026-06-01T09:00:00Z' },
        { status: 'away', since: '2026-06-03T23:30:00Z' },
      ],
    };
    const june = { from: '2026-06-03', to: '2026-06-04' };
    expect(eligibleDays(presence, june, HOME)).toEqual(['2026-06-03']);
  });
});

describe('minutes', () => {
  it('(c) count overlapping sessions once', () => {
    const later = row({ started_at: '2026-11-09T10:30:00.000Z' });
    expect(countMinutes([later, row()])).toBe(90);
  });

  it('count only for those present, with at most sixteen hours a day', () => {
    expect(countMinutes([row(), row({ attendance: 'declined', minutes: 30 })])).toBe(60);
    const hours = Array.from({ length: 20 }, (_, hour) =>
      row({ started_at: `2026-11-09T${String(hour).padStart(2, '0')}:00:00.000Z` }),
    );
    expect(countMinutes(hours)).toBe(960);
  });

  it('led by staff exclude what a resident did alone', () => {
    const rows = [row(), row({ format: 'independent', started_at: '2026-11-09T14:00:00.000Z' })];
    expect([countMinutes(rows), countMinutes(staffLed(rows))]).toEqual([120, 60]);
  });
});

describe('key figures', () => {
  const threePeople = [
    ...['08', '10', '12'].map((hour) => row({ started_at: `2026-11-09T${hour}:00:00.000Z` })),
    row({ resident_id: 'tom' }),
  ];

  it('(a) three residents all week with 180, 60 and 0 minutes', () => {
    const all = measured(threePeople, { mary: 7, tom: 7, ann: 7 });
    expect(minutesPerWeek(all)).toBe(80);
    expect(medianMinutes(all)).toBe(60);
    expect(residentsEngaged(all)).toBe(66.7);
  });

  it('(b) the third in hospital all week', () => {
    const all = measured(threePeople, { mary: 7, tom: 7 });
    expect(minutesPerWeek(all)).toBe(120);
    expect(residentsEngaged(all)).toBe(100);
  });

  it('(d) are null without residents', () => {
    const nobody = measured([], {});
    for (const figure of [
      residentsEngaged,
      residentsOffered,
      minutesPerWeek,
      medianMinutes,
      oneToOneShare,
      oneToOneReach,
      meanEngagement,
      declineRate,
      lateShare,
    ])
      expect(figure(nobody)).toBeNull();
    expect([activityCount(nobody), participations(nobody)]).toEqual([0, 0]);
  });

  it('(e) show counts but no percentage for four answers', () => {
    const answers = (feedback: ParticipationRow['feedback'], count: number) =>
      Array.from({ length: count }, () => row({ feedback }));
    const rows = [...answers('liked', 3), ...answers('ok', 1), ...answers('no_answer', 6)];
    const counts = { liked: 3, ok: 1, not_for_me: 0, no_answer: 6 };
    expect(activityFeedback({ rows })).toEqual({ ...counts, n: 4, value: null });
    expect(activityFeedback({ rows: [...rows, ...answers('not_for_me', 1)] }).value).toBe(60);
  });

  it('(f) four declined and four present give 50%', () => {
    const rows = [0, 1, 2, 3].flatMap(() => [row(), row({ attendance: 'declined' })]);
    expect(declineRate({ rows })).toBe(50);
  });

  it('count an unrated "took part" as engaged, but not in the mean', () => {
    const rows = [
      row({ engagement: null }),
      row({ resident_id: 'tom', attendance: 'watched', engagement: null }),
      row({ resident_id: 'ann', engagement: 1 }),
    ];
    const all = measured(rows, { mary: 7, tom: 7, ann: 7 });
    expect(residentsEngaged(all)).toBe(33.3);
    expect(meanEngagement(all)).toBe(1);
  });

  it('count an offer even if it was declined', () => {
    const rows = [
      row({ attendance: 'declined' }),
      row({ resident_id: 'tom', attendance: 'not_offered' }),
      row({ resident_id: 'ann', attendance: 'out_of_home' }),
    ];
    expect(residentsOffered(measured(rows, { mary: 7, tom: 7, ann: 7 }))).toBe(33.3);
  });

  it.each(ATTENDANCES.map((attendance) => [attendance] as const))(
    'count %s as an offer only if the resident could say yes or no',
    (attendance) => {
      const isOffer = ['took_part', 'watched', 'left_early', 'declined'].includes(attendance);
      expect(residentsOffered(measured([row({ attendance })], { mary: 7 }))).toBe(
        isOffer ? 100 : 0,
      );
    },
  );

  it('exclude residents who were not present from every percentage', () => {
    expect(residentsEngaged(measured([row({ resident_id: 'gone' })], { mary: 7 }))).toBe(0);
  });

  it('K3 says how many engaged residents have a rating', () => {
    const rows = [
      row({ resident_id: 'mary', engagement: 3 }),
      row({ resident_id: 'mary', engagement: null }),
      row({ resident_id: 'tom', engagement: null }),
      row({ resident_id: 'ann', engagement: 1 }),
    ];
    const all = measured(rows, { mary: 7, tom: 7, ann: 7 });
    expect(engagedAndRated(all)).toEqual({ engaged: 2, rated: 1 });
  });

  it('one-to-one: share of time and number of residents', () => {
    const rows = [
      row({ format: 'one_to_one', minutes: 20, started_at: '2026-11-09T08:00:00.000Z' }),
      row(),
      row({ resident_id: 'tom', format: 'one_to_one', attendance: 'declined' }),
    ];
    expect(oneToOneShare({ rows })).toBe(25);
    expect(oneToOneReach(measured(rows, { mary: 7, tom: 7 }))).toBe(50);
  });

  it('one-to-one never exceeds the total, even across midnight after a very long day', () => {
    const at = (started_at: string, changes: Partial<ParticipationRow>) =>
      row({ started_at, day: started_at.slice(0, 10), minutes: 480, ...changes });
    const rows = [
      at('2026-11-09T00:00:00.000Z', { format: 'one_to_one' }),
      at('2026-11-09T08:00:00.000Z', { format: 'one_to_one' }),
      at('2026-11-09T20:00:00.000Z', {}),
      at('2026-11-10T00:00:00.000Z', { format: 'one_to_one', minutes: 240 }),
    ];
    expect(oneToOneShare({ rows })).toBe(100);
  });

  it('mood: only with before and after, and from five values', () => {
    const moods = ([before, after]: readonly [1 | 3, 2 | 3 | 5]) =>
      row({ mood_before: before, mood_after: after });
    const four = (
      [
        [3, 5],
        [3, 3],
        [3, 2],
        [1, 3],
      ] as const
    ).map(moods);
    expect(moodChange({ rows: [...four, row({ mood_after: 5 })] })).toMatchObject({
      n: 4,
      value: null,
    });
    expect(moodChange({ rows: [...four, moods([3, 5])] })).toEqual({
      n: 5,
      value: 1,
      up: 60,
      same: 20,
      down: 20,
    });
  });

  it('late records and outdoor reach', () => {
    const sessions = [session(), session({ recorded_late: true }), session()];
    expect(lateShare({ sessions })).toBe(33.3);
    const rows = [row({ place: 'garden' }), row({ resident_id: 'tom', place: 'vehicle' })];
    expect(outdoorReach(measured(rows, { mary: 7, tom: 7 }))).toBe(50);
  });
});

describe('K7: residents without activity', () => {
  const week = [1, 2, 3, 4, 5, 6, 7].map((day) => `2026-11-0${day}`);
  const missed = (rows: ParticipationRow[], here: string[], days = 3) =>
    withoutActivity(rows, new Map([['mary', here]]), { today: '2026-11-07', days });

  it('are listed from the fourth day on', () => {
    expect(missed([row({ day: '2026-11-05' })], week)).toEqual([]);
    expect(missed([row({ day: '2026-11-04' })], week)).toEqual(['mary']);
    expect(missed([row({ day: '2026-11-06', attendance: 'declined' })], week)).toEqual(['mary']);
  });

  it('exclude days in hospital and residents there today', () => {
    const back = ['2026-11-01', '2026-11-02', '2026-11-07'];
    expect(missed([row({ day: '2026-11-01' })], back)).toEqual([]);
    expect(missed([], week.slice(0, 6))).toEqual([]);
  });

  it('(b) exclude a resident in hospital', () => {
    const all = new Map(['mary', 'tom'].map((id) => [id, week]));
    const rows = ['mary', 'tom'].map((resident_id) => row({ resident_id, day: '2026-11-06' }));
    const inHospital = new Map([...all, ['ann', []]]);
    const at = { today: '2026-11-07', days: 3 };
    expect(withoutActivity(rows, inHospital, at)).toEqual([]);
    expect(withoutActivity(rows, new Map([...all, ['ann', week]]), at)).toEqual(['ann']);
  });

  it('exclude a resident who arrived two days ago', () => {
    expect(missed([], ['2026-11-06', '2026-11-07'])).toEqual([]);
  });
});
