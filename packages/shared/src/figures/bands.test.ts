import { describe, expect, it } from 'vitest';

import { bandsFor, DEFAULT_BANDS, type FigureStatus, missedStatus, statusOf } from './bands.ts';

type Id = Parameters<typeof statusOf>[0];

describe('the status of a figure', () => {
  it.each<[Id, number | null, FigureStatus]>([
    ['K3', 95, 'green'],
    ['K3', 94.9, 'amber'],
    ['K3', 70.9, 'red'],
    ['K4', 100, 'green'],
    ['K4', 99.9, 'amber'],
    ['K5', 180, 'green'],
    ['K5', 179.9, 'amber'],
    ['K5', 60, 'amber'],
    ['K5', 59.9, 'red'],
    ['K5', 0, 'red'],
    ['K6', 19.9, 'amber'],
    ['K6', 20, 'green'],
    ['K6', 50, 'green'],
    ['K6', 50.1, 'amber'],
    ['K6m', 60, 'green'],
    ['K6r', 60, 'green'],
    ['K12', 0, 'green'],
    ['K12', 0.1, 'amber'],
    ['K12', 100, 'amber'],
    ['K13', 4, 'green'],
    ['K13', 3.9, 'amber'],
    ['K13', 2.9, 'red'],
    ['K14', 50, 'green'],
    ['K17', 100, 'green'],
    ['K17', 74.9, 'red'],
    ['K19', 5, 'green'],
    ['K19', 5.1, 'amber'],
    ['K19', 10.1, 'red'],
    ['K1', 12, 'none'],
    ['K10', 90, 'none'],
    ['K5', null, 'none'],
    ['K12', null, 'none'],
  ])('%s of %s is %s', (id, value, status) => expect(statusOf(id, value)).toBe(status));

  it('follows what the home has set, both ways', () => {
    expect(statusOf('K5', 100, { K5: { green: 90, amber: 30 } })).toBe('green');
    expect(statusOf('K19', 7, { K19: { green: 8, amber: 9 } })).toBe('green');
    expect(statusOf('K5', 100, {})).toBe('none');
  });

  it('asks less of a day than of a week', () => {
    expect(statusOf('K3', 70, bandsFor(1))).toBe('green');
    expect(statusOf('K3', 70, bandsFor(7))).toBe('red');
    expect([statusOf('K4', 10, bandsFor(6)), statusOf('K6r', 10, bandsFor(6))]).toEqual([
      'none',
      'none',
    ]);
    expect(bandsFor(28)).toBe(DEFAULT_BANDS);
  });
});

it('of who has been missed is that of the one missed longest', () => {
  expect(missedStatus({ soon: 0, urgent: 0 }, 12)).toBe('green');
  expect(missedStatus({ soon: 2, urgent: 0 }, 12)).toBe('amber');
  expect(missedStatus({ soon: 2, urgent: 1 }, 12)).toBe('red');
  expect(missedStatus({ soon: 0, urgent: 0 }, 0)).toBe('none');
});
