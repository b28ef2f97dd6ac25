import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { ATTENDANCES, ENGAGEMENTS, isPresent } from './choices.ts';
import { Participation, ReportFields, type ReportToFill } from './report.ts';
import {
  canStillEdit,
  canStillUpgrade,
  formatFor,
  isEngaged,
  isLate,
  countedMinutes,
  reportProblems,
} from './rules.ts';

const NOW = new Date('2026-11-15T12:00:00.000Z');
const ANN = '0197a000-0000-7000-8000-000000000001';
const BERT = '0197a000-0000-7000-8000-000000000002';

const report = (changes: Partial<ReportToFill> = {}) =>
  ReportFields.parse({
    report_type: 'quick',
    free_title: 'Tea',
    category: 'SOC',
    format: 'one_to_one',
    started_at: '2026-11-15T10:00:00.000Z',
    duration_min: 30,
    led_by: [{ kind: 'staff', id: ANN }],
    participations: [{ resident_id: ANN, attendance: 'took_part' }],
    ...changes,
  });
const person = (changes: object) => ({
  participations: [{ resident_id: ANN, attendance: 'took_part' as const, ...changes }],
});
const problems = (changes: Partial<ReportToFill>) =>
  Object.keys(reportProblems(report(changes), NOW));

describe('a whole record', () => {
  it('is valid as usually written', () => expect(problems({})).toEqual([]));

  it.each<[string, Partial<ReportToFill>, string]>([
    ['both an activity and a title', { activity_id: ANN }, 'activity_id'],
    ['a title without its kind', { category: null }, 'category'],
    ['six minutes ahead', { started_at: '2026-11-15T12:06:00.000Z' }, 'started_at'],
    ['another place without a name', { place: 'other' }, 'place_text'],
    ['a group of one', { format: 'group' }, 'format'],
    ['longer than it was', person({ minutes: 31 }), 'participations.0.minutes'],
    ['left early, but when', person({ attendance: 'left_early' }), 'participations.0.minutes'],
    ['distress without a word', person({ distress: true }), 'participations.0.distress_note'],
    ['a choir with an account', { led_by: [{ kind: 'external', id: ANN }] }, 'led_by.0.id'],
    [
      'the same photo twice',
      { photos: [{ media_id: ANN }, { media_id: ANN }] },
      'photos.1.media_id',
    ],
    [
      'a yes of somebody who is not in the photo',
      { photos: [{ media_id: ANN, agreed_ids: [BERT] }] },
      'photos.0.agreed_ids',
    ],
    [
      'a mood of somebody absent',
      person({ attendance: 'asleep', mood_after: 3 }),
      'participations.0.attendance',
    ],
    [
      'distress shared with the family',
      person({ distress: true, distress_note: 'She wept a while.', share_with_family: true }),
      'participations.0.share_with_family',
    ],
  ])('is invalid: %s', (_what, changes, field) => expect(problems(changes)).toEqual([field]));

  it('may be four minutes ahead of our clock', () =>
    expect(problems({ started_at: '2026-11-15T12:04:00.000Z' })).toEqual([]));

  it('cannot contain a resident twice', () =>
    expect(
      problems({
        format: 'small_group',
        participations: [ANN, ANN].map((resident_id) => ({ resident_id, attendance: 'took_part' })),
      }),
    ).toEqual(['participations']));

  it('in full requires engagement, where “could not tell” is an answer', () => {
    const full = (engagement: null | undefined) => ({
      report_type: 'full' as const,
      format: 'small_group' as const,
      participations: [ANN, BERT].map((resident_id) => ({
        resident_id,
        attendance: 'took_part' as const,
        engagement,
      })),
    });
    expect(problems(full(undefined))).toEqual([
      'participations.0.engagement',
      'participations.1.engagement',
    ]);
    expect(problems(full(null))).toEqual([]);
  });
});

it('engaged means present and at least looking and listening, or took part without a rating', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...ATTENDANCES),
      fc.option(fc.constantFrom(...ENGAGEMENTS)),
      (attendance, engagement) => {
        const engaged = isEngaged({ attendance, engagement });
        if (!isPresent(attendance)) expect(engaged).toBe(false);
        else if (engagement === null) expect(engaged).toBe(attendance === 'took_part');
        else expect(engaged).toBe(engagement >= 2);
      },
    ),
  );
});

it('minutes never exceed the duration, and are 0 for those absent', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...ATTENDANCES),
      fc.option(fc.integer({ min: 0, max: 480 })),
      fc.integer({ min: 1, max: 480 }),
      (attendance, minutes, duration) => {
        fc.pre(minutes === null || minutes <= duration);
        const counted = countedMinutes(
          Participation.parse({ resident_id: ANN, attendance, minutes }),
          duration,
        );
        expect(counted).toBe(isPresent(attendance) ? (minutes ?? duration) : 0);
      },
    ),
  );
});

it('is late a day after its end, also across midnight', () => {
  const of = { started_at: '2026-11-13T23:30:00.000Z', duration_min: 60 };
  expect(isLate(of, new Date('2026-11-15T00:30:00.000Z'))).toBe(false);
  expect(isLate(of, new Date('2026-11-15T00:30:01.000Z'))).toBe(true);
});

it('can be edited for a day and completed for seven', () => {
  const at = (day: string) => new Date(`2026-11-${day}Z`);
  expect(canStillEdit('2026-11-01T10:00:00.000Z', at('02T10:00:00'))).toBe(true);
  expect(canStillEdit('2026-11-01T10:00:00.000Z', at('02T10:00:01'))).toBe(false);
  expect(canStillUpgrade('2026-11-01T10:00:00.000Z', at('08T10:00:00'))).toBe(true);
  expect(canStillUpgrade('2026-11-01T10:00:00.000Z', at('08T10:00:01'))).toBe(false);
});

it('suggests the usual format for this many people', () =>
  expect([1, 2, 6, 7].map(formatFor)).toEqual([
    'one_to_one',
    'small_group',
    'small_group',
    'group',
  ]));
