import { describe, expect, it } from 'vitest';

import { countDays, eligibleDays, type Presence } from './eligible-days.ts';
import {
  activityCount,
  activityFeedback,
  declineRate,
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
import { minutesOf, staffLed } from './minutes.ts';
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

  it('tells nothing of nothing', () => {
    expect([percent(0, 0), mean([]), median([])]).toEqual([null, null, null]);
    expect(median([1, 4, 2, 3])).toBe(2.5);
  });
});

describe('days of being here', () => {
  const here: Presence = {
    id: 'mary',
    stays: [{ from_date: '2026-11-03', to_date: null }],
    statuses: [{ status: 'current', since: '2026-11-04T10:00:00Z' }],
  };
  const week = { from: '2026-11-01', to: '2026-11-07' };
  const days = (presence: Presence) => eligibleDays(presence, week, 'Europe/London');

  it('begin with moving in, also when the status was written later', () => {
    expect(days(here)).toEqual([3, 4, 5, 6, 7].map((day) => `2026-11-0${day}`));
  });

  it('do not count the day of leaving, nor hospital until they are back', () => {
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

  it('are counted for a part of them, and nobody is counted with none', () => {
    const daysHere = new Map([
      ['mary', days(here)],
      ['tom', ['2026-11-01']],
    ]);
    expect([...countDays(daysHere, { from: '2026-11-02', to: '2026-11-04' })]).toEqual([
      ['mary', 2],
    ]);
  });

  it('are those of the home: half past midnight in summer is the next day', () => {
    const presence: Presence = {
      id: 'mary',
      stays: [{ from_date: '2026-06-01', to_date: null }],
      statuses: [
        { status: 'current', since: '2026-06-01T09:00:00Z' },
        { status: 'away', since: '2026-06-03T23:30:00Z' },
      ],
    };
    const june = { from: '2026-06-03', to: '2026-06-04' };
    expect(eligibleDays(presence, june, 'Europe/London')).toEqual(['2026-06-03']);
  });
});

describe('minutes', () => {
  it('(c) two sessions that overlap count once', () => {
    const later = row({ started_at: '2026-11-09T10:30:00.000Z' });
    expect(minutesOf([later, row()])).toBe(90);
  });

  it('are those of people who were there, and sixteen hours of a day at most', () => {
    expect(minutesOf([row(), row({ attendance: 'declined', minutes: 30 })])).toBe(60);
    const hours = Array.from({ length: 20 }, (_, hour) =>
      row({ started_at: `2026-11-09T${String(hour).padStart(2, '0')}:00:00.000Z` }),
    );
    expect(minutesOf(hours)).toBe(960);
  });

  it('that staff led leave out what somebody did alone', () => {
    const rows = [row(), row({ format: 'independent', started_at: '2026-11-09T14:00:00.000Z' })];
    expect([minutesOf(rows), minutesOf(staffLed(rows))]).toEqual([120, 60]);
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

  it('(d) without residents there is nothing to tell', () => {
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

  it('(e) tells no share of four answers, but the counts', () => {
    const answers = (feedback: ParticipationRow['feedback'], count: number) =>
      Array.from({ length: count }, () => row({ feedback }));
    const rows = [...answers('liked', 3), ...answers('ok', 1), ...answers('no_answer', 6)];
    const counts = { liked: 3, ok: 1, not_for_me: 0, no_answer: 6 };
    expect(activityFeedback({ rows })).toEqual({ ...counts, n: 4, value: null });
    expect(activityFeedback({ rows: [...rows, ...answers('not_for_me', 1)] }).value).toBe(60);
  });

  it('(f) four declined and four there are half', () => {
    const rows = [0, 1, 2, 3].flatMap(() => [row(), row({ attendance: 'declined' })]);
    expect(declineRate({ rows })).toBe(50);
  });

  it('counts whoever took part as engaged where nobody could tell, and leaves them out of the mean', () => {
    const rows = [
      row({ engagement: null }),
      row({ resident_id: 'tom', attendance: 'watched', engagement: null }),
      row({ resident_id: 'ann', engagement: 1 }),
    ];
    const all = measured(rows, { mary: 7, tom: 7, ann: 7 });
    expect(residentsEngaged(all)).toBe(33.3);
    expect(meanEngagement(all)).toBe(1);
  });

  it('asks who was offered something, also when they said no', () => {
    const rows = [
      row({ attendance: 'declined' }),
      row({ resident_id: 'tom', attendance: 'not_offered' }),
      row({ resident_id: 'ann', attendance: 'out_of_home' }),
    ];
    expect(residentsOffered(measured(rows, { mary: 7, tom: 7, ann: 7 }))).toBe(33.3);
  });

  it('leaves out of every share whoever was not here', () => {
    expect(residentsEngaged(measured([row({ resident_id: 'gone' })], { mary: 7 }))).toBe(0);
  });

  it('one to one: how much of the time, and for how many', () => {
    const rows = [
      row({ format: 'one_to_one', minutes: 20, started_at: '2026-11-09T08:00:00.000Z' }),
      row(),
      row({ resident_id: 'tom', format: 'one_to_one', attendance: 'declined' }),
    ];
    expect(oneToOneShare({ rows })).toBe(25);
    expect(oneToOneReach(measured(rows, { mary: 7, tom: 7 }))).toBe(50);
  });

  it('one to one is never more than everything, also across midnight after a very long day', () => {
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

  it('mood: only where it was seen twice, and of five at least', () => {
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

  it('late records and the open air', () => {
    const sessions = [session(), session({ recorded_late: true }), session()];
    expect(lateShare({ sessions })).toBe(33.3);
    const rows = [row({ place: 'garden' }), row({ resident_id: 'tom', place: 'vehicle' })];
    expect(outdoorReach(measured(rows, { mary: 7, tom: 7 }))).toBe(50);
  });
});

describe('K7: nothing for so many days', () => {
  const week = [1, 2, 3, 4, 5, 6, 7].map((day) => `2026-11-0${day}`);
  const missed = (rows: ParticipationRow[], here: string[], days = 3) =>
    withoutActivity(rows, new Map([['mary', here]]), { today: '2026-11-07', days });

  it('is told from the fourth day on, not before', () => {
    expect(missed([row({ day: '2026-11-05' })], week)).toEqual([]);
    expect(missed([row({ day: '2026-11-04' })], week)).toEqual(['mary']);
    expect(missed([row({ day: '2026-11-06', attendance: 'declined' })], week)).toEqual(['mary']);
  });

  it('does not count days in hospital, and nobody who is there today', () => {
    const back = ['2026-11-01', '2026-11-02', '2026-11-07'];
    expect(missed([row({ day: '2026-11-01' })], back)).toEqual([]);
    expect(missed([], week.slice(0, 6))).toEqual([]);
  });

  it('(b) does not miss somebody who is in hospital', () => {
    const all = new Map(['mary', 'tom'].map((id) => [id, week]));
    const rows = ['mary', 'tom'].map((resident_id) => row({ resident_id, day: '2026-11-06' }));
    const inHospital = new Map([...all, ['ann', []]]);
    const at = { today: '2026-11-07', days: 3 };
    expect(withoutActivity(rows, inHospital, at)).toEqual([]);
    expect(withoutActivity(rows, new Map([...all, ['ann', week]]), at)).toEqual(['ann']);
  });

  it('does not miss whoever came two days ago', () => {
    expect(missed([], ['2026-11-06', '2026-11-07'])).toEqual([]);
  });
});
