import { expect, test } from 'vitest';

import { aboutWords, hoursWords, quietWords, replyWords } from './hours-words.ts';

const day = (weekday: number, from = '09:00', to = '17:00') => ({ weekday, from, to });
const week = (...weekdays: number[]) => weekdays.map((each) => day(each));

test.each([
  [week(1, 2, 3, 4, 5), 'Monday to Friday, 09:00 to 17:00'],
  [week(1, 2, 3, 4, 5, 6, 7), 'every day, 09:00 to 17:00'],
  [week(6, 7), 'Saturday and Sunday, 09:00 to 17:00'],
  [week(1, 3), 'Monday, 09:00 to 17:00; Wednesday, 09:00 to 17:00'],
  [
    [...week(1, 2, 3), day(4, '10:00')],
    'Monday to Wednesday, 09:00 to 17:00; Thursday, 10:00 to 17:00',
  ],
])('hours %# read %s', (hours, words) => {
  expect(hoursWords(hours)).toBe(words);
});

test.each([
  [0, '5 min'],
  [21, '25 min'],
  [55, '55 min'],
  [59, '60 min'],
  [60, '1 h'],
  [170, '3 h'],
])('%i minutes are about %s', (minutes, words) => {
  expect(aboutWords(minutes)).toBe(words);
});

test('the usual reply is shown instead of the promise, and neither without figures', () => {
  const reply = (usual_minutes: number | null, promise_hours: 8 | null, hours = week(1)) =>
    replyWords({ hours, promise_hours, usual_minutes });
  expect(reply(170, 8)).toBe('Usual reply: about 3 h in answering hours');
  expect(reply(170, null, [])).toBe('Usual reply: about 3 h');
  expect(reply(null, 8)).toBe('Promises an answer within 8 answering hours');
  expect(reply(null, 8, [])).toBe('Promises an answer within 8 hours');
  expect(reply(null, null)).toBeUndefined();
});

test('quiet hours name times and days', () => {
  const night = { from: '21:00', to: '07:00' };
  expect(quietWords({ ...night, days_off: [7, 6] })).toBe(
    '21:00 to 07:00 · All day on Saturday and Sunday',
  );
  expect(quietWords({ from: null, to: null, days_off: [] })).toBe(
    'None: notifications come at any time.',
  );
});
