import { describe, expect, it } from 'vitest';

import { addDays } from '../../days.ts';
import { row } from '../../reports/figures/make-rows.ts';
import type { Engagement, ReportFormat } from '../../reports/reports/choices.ts';
import { countKinds, topActivities, untried } from './activity-summary.ts';
import { findCompanions } from './company.ts';
import { declinePattern, declinesToReview, isMostlyDeclined } from './declines.ts';
import { partOfDayIn } from './parts-of-day.ts';
import { splitMinutes, summariseWeeks } from './weeks.ts';

const TODAY = '2026-11-11';

const at = (format: ReportFormat, time: string, minutes: number, day = TODAY) =>
  row({ format, day, started_at: `${day}T${time}:00.000Z`, minutes });
const did = (title: string, engagements: readonly (Engagement | null)[]) =>
  engagements.map((engagement, index) => ({
    ...row({ day: addDays(TODAY, -index), engagement }),
    activity_id: null,
    title,
  }));

describe('minutes per week', () => {
  it('are split into parts that add up, counting overlaps once', () => {
    expect(
      splitMinutes([
        at('group', '10:00', 60),
        at('one_to_one', '10:30', 60),
        at('independent', '15:00', 20),
      ]),
    ).toEqual({ one_to_one: 60, independent: 20, group: 30 });
  });

  it('cover twelve weeks, each with days present and sample size', () => {
    const rows = [
      at('group', '10:00', 30),
      row({
        day: '2026-11-08',
        started_at: '2026-11-08T10:00:00Z',
        engagement: null,
        mood_after: 4,
      }),
    ];
    const weeks = summariseWeeks(rows, ['2026-11-08', '2026-11-09'], {
      today: TODAY,
      weekStart: 1,
    });
    expect(weeks).toHaveLength(12);
    expect(weeks.at(-1)).toEqual({
      from: '2026-11-09',
      to: TODAY,
      days_here: 1,
      one_to_one: 0,
      independent: 0,
      group: 30,
      engagement: { value: 3, n: 1 },
      mood: { value: null, n: 0 },
    });
    expect(weeks.at(-2)).toMatchObject({
      days_here: 1,
      mood: { value: 4, n: 1 },
      engagement: { n: 0 },
    });
    expect(weeks[0]?.from).toBe('2026-08-24');
  });
});

describe('a resident’s activities', () => {
  it('lists the top five by engagement, seen at least three times', () => {
    const rows = [
      ...did('Twice', [4, 4]),
      ...did('Unseen', [4, 4, null]),
      ...['A', 'B', 'C', 'D', 'E'].flatMap((title) => did(title, [2, 2, 2])),
      ...did('Singing', [4, 3, 4]),
    ];
    expect(topActivities(rows).map(({ title }) => title)).toEqual(['Singing', 'A', 'B', 'C', 'D']);
    expect(topActivities(rows)[0]).toMatchObject({ mean: 3.7, n: 3 });
  });

  it('lists the categories of four weeks', () => {
    const [today = expect.fail(), old = expect.fail()] = did('Bingo', [3, 3]);
    const rows = [today, today, { ...old, day: addDays(TODAY, -28), category: 'FOO' as const }];
    expect(countKinds(rows, TODAY)).toEqual([{ category: 'MUS', times: 2 }]);
  });

  it('lists untried favourites, but not curiosity', () => {
    const known = (['love', 'used_to', 'curious', 'never'] as const).map((stance, index) => ({
      interest_code: `code.${index}`,
      stance,
    }));
    expect(untried(known, new Set(['code.0']))).toEqual([known[1]]);
  });
});

describe('declines', () => {
  const no = (day: string, time = '10:00') =>
    row({ attendance: 'declined', engagement: null, day, started_at: `${day}T${time}:00.000Z` });

  it('are due for review above half within fourteen days', () => {
    const yes = row({ day: TODAY });
    expect(declinesToReview([no(TODAY), yes], TODAY)).toEqual({
      offered: 2,
      declined: 1,
      review: false,
    });
    expect(declinesToReview([no(TODAY), no(addDays(TODAY, -13)), yes], TODAY).review).toBe(true);
    expect(declinesToReview([no(TODAY), no(addDays(TODAY, -14)), yes], TODAY).review).toBe(false);
    expect(declinesToReview([], TODAY)).toEqual({ offered: 0, declined: 0, review: false });
  });

  it('are grouped by time of day and category; being asleep does not count', () => {
    const rows = [no(TODAY, '18:00'), no(TODAY), row({ attendance: 'asleep' }), row()];
    expect(declinePattern(rows, partOfDayIn('UTC'))).toEqual({
      by_part: [
        { part: 'morning', offered: 2, declined: 1 },
        { part: 'evening', offered: 1, declined: 1 },
      ],
      by_category: [{ category: 'MUS', offered: 3, declined: 2 }],
    });
  });

  it('are listed per activity only if it was offered often enough', () => {
    expect(isMostlyDeclined({ offered: 2, declined: 2 })).toBe(false);
    expect(isMostlyDeclined({ offered: 3, declined: 2 })).toBe(true);
    expect(isMostlyDeclined({ offered: 4, declined: 2 })).toBe(false);
  });
});

it('lists companions from three shared sessions, as often from half of the sessions', () => {
  const met = [
    { id: 'ann', together: 2 },
    { id: 'ben', together: 5 },
    { id: 'cis', together: 3 },
  ];
  expect(findCompanions(met, 10)).toEqual([
    { id: 'ben', how: 'often' },
    { id: 'cis', how: 'sometimes' },
  ]);
});
