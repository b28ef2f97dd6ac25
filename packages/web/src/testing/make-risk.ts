import type { Output } from '@relish/shared/calls.ts';
import { addDays } from '@relish/shared/days.ts';

export const TRIP = '0197a000-0000-7000-8000-000000001a01';
const ASSESSOR = { id: '0197a000-0000-7000-8000-000000001b01', name: 'Precious Moyo' };
const TODAY = new Date().toISOString().slice(0, 10);

type Risk = Output<'risk-assessments/get'>;
type Line = Risk['text']['lines'][number];

export const makeRiskLine = (differences: Partial<Line> = {}): Line => ({
  key: '0197a000-0000-7000-8000-000000001c01',
  hazard_code: 'falls',
  hazard_text: null,
  who_harmed: ['residents'],
  how: 'tripping over hoses',
  existing_controls: ['Wheelchair taken for anyone who tires'],
  extra_controls: ['Staff carry the plants'],
  likelihood_before: 3,
  severity_before: 3,
  likelihood_after: 2,
  severity_after: 3,
  owner_id: null,
  due_on: null,
  done_on: null,
  source: 'template',
  confirmed: false,
  ...differences,
});

export const makeRiskText = (differences: Partial<Risk['text']> = {}): Risk['text'] => ({
  kind: 'event_outing',
  title: 'Trip to a garden centre',
  benefits: 'Choosing a plant and paying at the till are ordinary pleasures.',
  activity_id: null,
  event_id: null,
  resident_id: null,
  performer_id: null,
  place_id: null,
  resident_ids: [],
  template: 'garden-centre-outing',
  description: null,
  location: null,
  people_at_risk: ['residents', 'staff'],
  person_involved: false,
  person_view: null,
  capacity_note_id: null,
  lines: [
    makeRiskLine(),
    makeRiskLine({ key: '0197a000-0000-7000-8000-000000001c02', hazard_code: 'outing_missing' }),
  ],
  emergency_plan: 'Ring 999 and the home.',
  staffing_ratio: 'One worker for every two people',
  decision: null,
  decision_reason: null,
  assessed_on: TODAY,
  review_on: addDays(TODAY, 60),
  ...differences,
});

export function makeRisk({ text, ...differences }: Partial<Risk> = {}): Risk {
  const shown = text ?? makeRiskText();
  return {
    id: TRIP,
    kind: shown.kind,
    title: shown.title,
    status: 'awaiting_approval',
    review_state: 'current',
    band: 'moderate',
    decision: shown.decision,
    assessor: ASSESSOR,
    approver: null,
    review_on: shown.review_on,
    version: 1,
    version_in_force: null,
    overdue_actions: 0,
    revision: 4,
    text: shown,
    residents: [],
    check_again: [],
    why_not_approve: null,
    returned_because: null,
    history: [],
    ...differences,
  };
}

export const makeRiskRow = (
  differences: Partial<Output<'risk-assessments/list'>['rows'][number]> = {},
): Output<'risk-assessments/list'>['rows'][number] => ({
  id: TRIP,
  kind: 'event_outing',
  title: 'Trip to a garden centre',
  status: 'approved',
  review_state: 'current',
  band: 'moderate',
  decision: 'proceed_with_controls',
  assessor: ASSESSOR,
  approver: null,
  review_on: addDays(TODAY, 60),
  version: 1,
  version_in_force: 1,
  check_again: 0,
  overdue_actions: 0,
  ...differences,
});
