import { describe, expect, it } from 'vitest';

import { bandsFor, DEFAULT_BANDS, missedStatus, figureStatus } from './bands.ts';
import { DIRECTION_GOOD, type FigureStatus } from './figure-ids.ts';

type Id = Parameters<typeof figureStatus>[0];

describe('the status of a figure', () => {
  it.each<[Id, number | null, FigureStatus]>([
    ['K3', 95, 'green'],
    ['K3', 94.4, 'amber'],
    ['K3', 85, 'amber'],
    ['K3', 84.4, 'red'],
    ['K4', 100, 'green'],
    ['K4', 99.9, 'amber'],
    ['K4', 95, 'amber'],
    ['K4', 94.4, 'red'],
    ['K5', 180, 'green'],
    ['K5', 179.4, 'amber'],
    ['K5', 60, 'amber'],
    ['K5', 59.4, 'red'],
    ['K5', 0, 'red'],
    ['K6', 19.4, 'amber'],
    ['K6', 20, 'green'],
    ['K6', 50, 'green'],
    ['K6', 50.6, 'amber'],
    ['K6m', 60, 'green'],
    ['K6r', 60, 'green'],
    ['K12', 0, 'none'],
    ['K12', 100, 'none'],
    ['K13', 4, 'green'],
    ['K13', 3.9, 'amber'],
    ['K13', 2.9, 'red'],
    ['K14', 50, 'green'],
    ['K17', 100, 'green'],
    ['K17', 90, 'amber'],
    ['K17', 89.4, 'red'],
    ['K19', 5, 'green'],
    ['K19', 5.6, 'amber'],
    ['K19', 10.6, 'red'],
    ['K1', 12, 'none'],
    ['K11', 90, 'none'],
    ['K26', 500, 'none'],
    ['K10', 90, 'none'],
    ['K5', null, 'none'],
    ['K12', null, 'none'],
  ])('%s of %s is %s', (id, value, status) => expect(figureStatus(id, value)).toBe(status));

  it.each<[Id, number, FigureStatus]>([
    ['K3', 94.6, 'green'],
    ['K4', 99.6, 'amber'],
    ['K19', 5.4, 'green'],
    ['K5', 179.6, 'green'],
  ])('%s of %s uses the displayed value: %s', (id, value, status) =>
    expect(figureStatus(id, value)).toBe(status),
  );

  it('has no direction for activity counts, declines and costs', () => {
    expect([DIRECTION_GOOD.K1, DIRECTION_GOOD.K11, DIRECTION_GOOD.K26]).toEqual([
      'neutral',
      'neutral',
      'neutral',
    ]);
  });

  it('follows the home’s targets in both directions', () => {
    expect(figureStatus('K5', 100, { K5: { green: 90, amber: 30 } })).toBe('green');
    expect(figureStatus('K19', 7, { K19: { green: 8, amber: 9 } })).toBe('green');
    expect(figureStatus('K5', 100, {})).toBe('none');
  });

  it('has lower targets for a day than for a week', () => {
    expect(figureStatus('K3', 70, bandsFor(1))).toBe('green');
    expect(figureStatus('K3', 70, bandsFor(7))).toBe('red');
    expect([figureStatus('K4', 10, bandsFor(6)), figureStatus('K6r', 10, bandsFor(6))]).toEqual([
      'none',
      'none',
    ]);
    expect(bandsFor(28)).toBe(DEFAULT_BANDS);
  });
});

it('the status of the missed list follows the longest wait', () => {
  expect(missedStatus({ soon: 0, urgent: 0 }, 12)).toBe('green');
  expect(missedStatus({ soon: 2, urgent: 0 }, 12)).toBe('amber');
  expect(missedStatus({ soon: 2, urgent: 1 }, 12)).toBe('red');
  expect(missedStatus({ soon: 0, urgent: 0 }, 0)).toBe('none');
});
