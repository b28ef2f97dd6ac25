import fc from 'fast-check';
import { expect, it } from 'vitest';

import { familyContact } from './family-contact.ts';
import { riskAssessments } from './risk-assessments.ts';
import { surveyFigures } from './survey.ts';

const TODAY = '2026-11-15';

it('K21: counts relatives of present residents once, and those active within thirty days', () => {
  const contact = (relative_id: string, resident_id: string, last_active: string | null) => ({
    relative_id,
    resident_id,
    last_active,
  });
  const contacts = [
    contact('sue', 'mary', '2026-10-17'),
    contact('sue', 'art', '2026-10-17'),
    contact('tom', 'mary', '2026-10-16'),
    contact('eve', 'gone', TODAY),
  ];
  const eligible = new Map([
    ['mary', 7],
    ['art', 7],
    ['zoe', 7],
  ]);
  const context = { today: TODAY, replyMinutes: [10, 30, 80] };
  expect(familyContact(eligible, contacts, context)).toEqual({
    residents: 2,
    active: 50,
    reply: 30,
  });
  expect(familyContact(eligible, [], { today: TODAY, replyMinutes: [] })).toEqual({
    residents: 0,
    active: null,
    reply: null,
  });
});

it('K22: due today is not overdue, and no requirement gives no percentage', () => {
  const dates = ['2026-11-14', TODAY];
  const sessions = [{ had_current: true }, { had_current: false }, { had_current: true }];
  expect(riskAssessments(dates, sessions, TODAY)).toEqual({ overdue: 1, covered: 66.7 });
  expect(riskAssessments([], [], TODAY)).toEqual({ overdue: 0, covered: null });
});

it('K23: 30% promoters and 20% detractors give +10', () => {
  const marks = [10, 9, 9, 8, 8, 7, 7, 8, 6, 0];
  expect(surveyFigures({ invited: 40, entries: 10, marks })).toEqual({ response: 25, score: 10 });
  expect(surveyFigures({ invited: 0, entries: 0, marks: [] })).toEqual({
    response: null,
    score: null,
  });
});

it('K23: stays between −100 and 100, with a response rate up to 100%', () => {
  const mark = fc.integer({ min: 0, max: 10 });
  fc.assert(
    fc.property(
      fc.array(mark, { minLength: 1 }),
      fc.nat(50),
      fc.nat(80),
      (marks, invited, entries) => {
        const { score, response } = surveyFigures({ invited, entries, marks });
        expect(Math.abs(score ?? 0)).toBeLessThanOrEqual(100);
        expect(response ?? 0).toBeLessThanOrEqual(100);
      },
    ),
  );
});
