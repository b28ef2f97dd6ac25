import { randomUUID } from 'node:crypto';

import type { Input } from '@relish/shared/calls.ts';
import type { Band, RiskLevel } from '@relish/shared/risks/risk-assessments/matrix.ts';

import type { TestApp, TestUser } from './test-app.ts';

type Assessment = Input<'risk-assessments/add'>['assessment'];
type Line = Assessment['lines'][number];

const LEVELS: Record<Band, [RiskLevel, RiskLevel]> = {
  low: [1, 2],
  moderate: [2, 3],
  high: [3, 4],
  extreme: [4, 5],
};

export function aRiskLine(band: Band = 'moderate', differences: Partial<Line> = {}): Line {
  const [likelihood, severity] = LEVELS[band];
  return {
    key: randomUUID(),
    hazard_code: 'falls',
    hazard_text: null,
    existing_controls: ['Clear floor'],
    extra_controls: ['A second worker'],
    likelihood_before: likelihood,
    severity_before: severity,
    likelihood_after: likelihood,
    severity_after: severity,
    confirmed: true,
    ...differences,
  };
}

/** Complete, so that it can be sent. */
export const anAssessment = (
  band: Band = 'moderate',
  differences: Partial<Assessment> = {},
): Assessment => ({
  kind: 'activity',
  title: 'Tea dance',
  benefits: 'Dancing again with friends.',
  people_at_risk: ['residents'],
  lines: [aRiskLine(band)],
  emergency_plan: 'Ring 999.',
  staffing_ratio: 'One for four',
  decision: 'proceed_with_controls',
  decision_reason: 'Everyone looks forward to it.',
  assessed_on: '2026-11-10',
  review_on: '2027-11-10',
  ...differences,
});

export interface Seen {
  id: string;
  revision: number;
}

export const addAssessment = async (t: TestApp, by: TestUser, assessment = anAssessment()) =>
  (await t.call('risk-assessments/add', { assessment }, by)).body as unknown as Seen;

type Step = 'approve' | 'send' | 'withdraw';

export const takeStep = async (t: TestApp, step: Step, seen: Seen, by: TestUser) => {
  const { status, body } = await t.call(`risk-assessments/${step}`, seen, by);
  if (status !== 200) throw new Error(`${step} was answered ${status}`);
  return body as unknown as Seen;
};

/** Written and sent by one colleague, approved by another. */
export async function addApproved(
  t: TestApp,
  { author, approver }: { author: TestUser; approver: TestUser },
  assessment = anAssessment(),
) {
  const sent = await takeStep(t, 'send', await addAssessment(t, author, assessment), author);
  return takeStep(t, 'approve', sent, approver);
}
