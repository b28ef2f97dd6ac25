import type { RiskAssessmentInput, SendProblem } from './assessment-input.ts';
import { listLineProblems } from './line-rules.ts';

type Sendable = Pick<
  RiskAssessmentInput,
  | 'decision'
  | 'decision_reason'
  | 'emergency_plan'
  | 'kind'
  | 'lines'
  | 'person_involved'
  | 'person_view'
  | 'staffing_ratio'
>;

/** Lists what is missing before a draft can be sent; the same for going and for deciding against it. */
export function listSendProblems(assessment: Sendable): SendProblem[] {
  const { kind, lines, decision } = assessment;
  const isMissing: Record<SendProblem, boolean> = {
    lines: lines.length === 0,
    unconfirmed: lines.some(({ confirmed }) => !confirmed),
    line_rules: lines.some((line) => listLineProblems(line).length > 0),
    decision: decision === null,
    decision_reason: assessment.decision_reason === null,
    // A decision about one person needs their view, or why they could not be asked.
    person_view:
      (kind === 'resident_specific' || assessment.person_involved) &&
      assessment.person_view === null,
    emergency_plan: assessment.emergency_plan === null,
    staffing_ratio: assessment.staffing_ratio === null,
  };
  return (Object.keys(isMissing) as SendProblem[]).filter((problem) => isMissing[problem]);
}
