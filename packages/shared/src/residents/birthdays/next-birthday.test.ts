import { describe, expect, it } from 'vitest';

import { addDays } from '../../days.ts';
import { BIRTHDAYS_AHEAD, comingBirthday, comingDays, nextBirthday } from './next-birthday.ts';

describe('the next birthday', () => {
  it.each([
    ['is today', '1938-11-15', '2026-11-15', '2026-11-15'],
    ['is later this year', '1938-11-20', '2026-11-15', '2026-11-20'],
    ['is next year when it was yesterday', '1938-11-14', '2026-11-15', '2027-11-14'],
    ['lies beyond the end of the year', '1938-01-03', '2026-12-28', '2027-01-03'],
    ['of 29 February is the 28th in common years', '1940-02-29', '2027-02-20', '2027-02-28'],
    ['of 29 February is the 29th in leap years', '1940-02-29', '2028-02-28', '2028-02-29'],
    ['of 29 February was yesterday on 1 March', '1940-02-29', '2027-03-01', '2028-02-29'],
    ['of 28 February is the 28th in leap years too', '1940-02-28', '2028-02-27', '2028-02-28'],
  ])('%s', (_, birth, today, expected) => {
    expect(nextBirthday(birth, today)).toBe(expected);
  });

  it('is listed for fourteen days including today, with the age on that day', () => {
    const today = '2026-12-25';
    const on = (ahead: number) => `1936-${addDays(today, ahead).slice(5)}`;
    expect(comingBirthday(on(0), today)).toEqual({ on: today, turns: 90 });
    expect(comingBirthday(on(13), today)).toEqual({ on: '2027-01-07', turns: 91 });
    expect(comingBirthday(on(14), today)).toBeUndefined();
    expect(comingBirthday(on(-1), today)).toBeUndefined();
  });
});

it('the days searched in the database cover every listed birthday', () => {
  const todays = ['2027-02-16', '2028-02-16', '2027-02-28', '2028-02-28', '2026-12-25'];
  const leftOut = todays.flatMap((today) =>
    Array.from({ length: BIRTHDAYS_AHEAD + 4 }, (_, at) => addDays(today, at - 2).slice(5))
      .concat('02-29')
      .filter((born) => comingBirthday(`1940-${born}`, today) && !comingDays(today).includes(born)),
  );
  expect(leftOut).toEqual([]);
});
