import { describe, expect, it } from 'vitest';

import { findDecade } from './find-decade.ts';
import { findChapter } from './life-chapters.ts';

const ROSE = { date_of_birth: '1938-04-02', move_in_date: '2025-01-15' };

describe('the life chapter of a photo', () => {
  it.each([
    [1920, 'roots'],
    [1940, 'roots'],
    [1950, 'young'],
    [1960, 'young'],
    [1970, 'middle'],
    [1990, 'middle'],
    [2000, 'later'],
    // Only a day says that someone lived in the home already.
    [2020, 'later'],
  ])('of the %is follows from the date of birth: %s', (decade, chapter) => {
    const photo = { chapter: null, day: `${decade}-01-01`, decade };
    expect(findChapter(photo, ROSE)).toBe(chapter);
  });

  it.each([
    ['2025-01-14', 'later'],
    ['2025-01-15', 'here'],
    ['2026-06-01', 'here'],
  ])('of %s follows from the day of moving in: %s', (day, chapter) => {
    expect(findChapter({ chapter: null, day, decade: null }, ROSE)).toBe(chapter);
  });

  it('is the one that staff chose, whatever the date', () => {
    const photo = { chapter: 'roots', day: '2026-06-01', decade: null } as const;
    expect(findChapter(photo, ROSE)).toBe('roots');
  });

  it('is not known for an old photo without a date of birth', () => {
    const unknown = { ...ROSE, date_of_birth: null };
    const photo = { chapter: null, day: '1950-01-01', decade: 1950 };
    expect(findChapter(photo, unknown)).toBeUndefined();
    expect(findChapter({ ...photo, day: '2026-06-01', decade: null }, unknown)).toBe('here');
  });
});

it.each([
  ['1958', 1950],
  ['the 1960s', 1960],
  ['summer of 1971', 1970],
  ['Christmas 2004', 2000],
  ['before the war', null],
  ['number 21985', null],
  [null, null],
])('finds the decade of “%s”', (period, decade) => {
  expect(findDecade(period)).toBe(decade);
});
