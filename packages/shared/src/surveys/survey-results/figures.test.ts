import fc from 'fast-check';
import { expect, it } from 'vitest';

import { surveyFigures } from '../../reports/figures/survey.ts';
import { SCALES } from '../surveys/question-types.ts';
import {
  meanAnswer,
  recommendationScore,
  responseRate,
  topTwoPercent,
  wellbeingBand,
} from './figures.ts';

it('scores +10 with 30% promoters and 20% detractors, as in the worked example', () => {
  expect(recommendationScore({ '10': 2, '9': 1, '8': 3, '7': 2, '6': 1, '0': 1 })).toBe(10);
});

it('has no score, mean or share without answers', () => {
  expect(recommendationScore({})).toBeNull();
  expect(meanAnswer('agree5', {})).toBeNull();
  expect(topTwoPercent('agree5', {})).toBeNull();
});

it('never returns minus zero', () => {
  expect(Object.is(recommendationScore({ '0': 1, '8': 400 }), 0)).toBe(true);
});

it('scores like K23 for all ratings', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 10 }), { minLength: 1 }), (marks) => {
      const counts: Record<string, number> = {};
      for (const mark of marks) counts[mark] = (counts[mark] ?? 0) + 1;
      const { score } = surveyFigures({ invited: 0, entries: 0, marks });
      expect(recommendationScore(counts)).toBe((score ?? 0) + 0);
    }),
  );
});

it('counts agree and strongly agree as the top two', () => {
  const counts = { strongly_agree: 3, agree: 2, neither: 1, disagree: 1, strongly_disagree: 1 };
  expect(topTwoPercent('agree5', counts)).toBe(62.5);
  expect(meanAnswer('agree5', counts)).toBe(3.6);
  expect(topTwoPercent('freq4', { always: 1, often: 1, never: 2 })).toBe(50);
});

it('gives a mean only to ratings and agreement', () => {
  for (const type of Object.keys(SCALES) as (keyof typeof SCALES)[]) {
    const counts = Object.fromEntries(SCALES[type].map((code) => [code, 1]));
    const hasMean = type === 'rating0_10' || type === 'agree5';
    expect([type, meanAnswer(type, counts) !== null]).toEqual([type, hasMean]);
  }
});

it('limits the response rate to 100% and leaves it out when no one was invited', () => {
  expect(responseRate(3, 4)).toBe(75);
  expect(responseRate(5, 4)).toBe(100);
  expect(responseRate(5, null)).toBeNull();
  expect(responseRate(0, 0)).toBeNull();
});

it('uses the bands of the Office for National Statistics', () => {
  expect([4, 5, 7, 9].map((rating) => wellbeingBand('satisfied', rating))).toEqual([
    'low',
    'medium',
    'high',
    'very_high',
  ]);
  expect([1, 2, 4, 6].map((rating) => wellbeingBand('anxious', rating))).toEqual([
    'very_low',
    'low',
    'medium',
    'high',
  ]);
});
