import { describe, expect, it } from 'vitest';

import { headcountCalls } from '../../outings/headcounts/contract.ts';
import { outingCalls } from '../../outings/outings/contract.ts';
import { riskTemplateCalls } from '../risk-templates/contract.ts';
import { SESSION_CHECKS } from '../session-checks/check.ts';
import { sessionCheckCalls, SessionCheckInput } from '../session-checks/contract.ts';
import { RiskAssessmentInput, type RiskLine } from './assessment-input.ts';
import { riskAssessmentCalls } from './contract.ts';
import { listSendProblems } from './send-problems.ts';

const makeId = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const line = {
  key: makeId(1),
  hazard_code: 'falls',
  hazard_text: null,
  who_harmed: ['residents'],
  how: null,
  existing_controls: ['Clear floor'],
  extra_controls: ['A second worker'],
  likelihood_before: 3,
  severity_before: 3,
  likelihood_after: 2,
  severity_after: 3,
  owner_id: null,
  due_on: null,
  done_on: null,
  source: 'assessor',
  confirmed: true,
} satisfies RiskLine;
const assessment = {
  kind: 'activity',
  title: 'Tea dance',
  benefits: 'Dancing again with friends.',
  people_at_risk: ['residents'],
  lines: [line],
  emergency_plan: 'Ring 999.',
  staffing_ratio: 'One for four',
  decision: 'proceed_with_controls',
  decision_reason: 'Everyone looks forward to it.',
  assessed_on: '2030-01-10',
  review_on: '2031-01-10',
};
const listWrongFields = (differences: object) =>
  RiskAssessmentInput.safeParse({ ...assessment, ...differences }).error?.issues.map(
    ({ path }) => path[0],
  ) ?? [];

describe('an assessment', () => {
  it('is accepted with its benefits, people and lines', () => {
    expect(listWrongFields({})).toEqual([]);
  });

  it.each([
    ['without benefits', { benefits: ' ' }, 'benefits'],
    ['with benefits of a word', { benefits: 'Fun' }, 'benefits'],
    ['without anyone at risk', { people_at_risk: [] }, 'people_at_risk'],
    ['with a review after more than a year', { review_on: '2031-01-11' }, 'review_on'],
    ['with a review before it was made', { review_on: '2030-01-09' }, 'review_on'],
    [
      'about a person who is not named',
      { kind: 'resident_specific', review_on: '2030-04-10' },
      'resident_id',
    ],
    ['with a level of 6', { lines: [{ ...line, severity_after: 6 }] }, 'lines'],
    ['with a line without a hazard', { lines: [{ ...line, hazard_code: null }] }, 'lines'],
    ['with the same line twice', { lines: [line, line] }, 'lines'],
    [
      'with more than 30 lines',
      { lines: Array.from({ length: 31 }, (_, at) => ({ ...line, key: makeId(at) })) },
      'lines',
    ],
  ])('is refused %s', (_, differences, field) => {
    expect(listWrongFields(differences)).toContain(field);
  });
});

describe('sending for approval', () => {
  const parse = (differences: object) =>
    listSendProblems(RiskAssessmentInput.parse({ ...assessment, ...differences }));

  it('needs nothing more from a complete assessment', () => {
    expect(parse({})).toEqual([]);
  });

  it.each([
    ['lines', { lines: [] }],
    ['unconfirmed', { lines: [{ ...line, confirmed: false }] }],
    ['line_rules', { lines: [{ ...line, extra_controls: [] }] }],
    ['decision', { decision: null }],
    ['emergency_plan', { emergency_plan: '' }],
    ['staffing_ratio', { staffing_ratio: '' }],
    ['person_view', { person_involved: true }],
  ])('reports %s', (problem, differences) => {
    expect(parse(differences)).toEqual([problem]);
  });

  it('needs a reason for going and for not going alike', () => {
    for (const decision of ['proceed', 'do_not_proceed'])
      expect(parse({ decision, decision_reason: null })).toEqual(['decision_reason']);
  });
});

it('takes a check before a session only with a note for each no', () => {
  const answers = SESSION_CHECKS.map((check) => ({ check, ok: check !== 'room_safe', note: null }));
  const check = {
    client_uuid: makeId(1),
    event_id: makeId(2),
    answers,
    checked_at: '2030-01-10T10:00:00.000Z',
  };
  const noted = answers.map((answer) => ({ ...answer, note: 'Wet floor, moved to the lounge' }));
  expect(SessionCheckInput.safeParse(check).success).toBe(false);
  expect(SessionCheckInput.safeParse({ ...check, answers: noted }).success).toBe(true);
  expect(SessionCheckInput.safeParse({ ...check, answers: noted, event_id: null }).success).toBe(
    false,
  );
});

it('lets nobody call anything about risks without the permission for them', () => {
  const calls = {
    ...riskAssessmentCalls,
    ...riskTemplateCalls,
    ...sessionCheckCalls,
    ...outingCalls,
    ...headcountCalls,
  };
  const others = Object.entries(calls).filter(([, { access }]) => !access.startsWith('risk-'));
  expect(others).toEqual([]);
  expect(Object.keys(calls).length).toBeGreaterThan(25);
});
