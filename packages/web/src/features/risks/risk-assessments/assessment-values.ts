import type { Input } from '@relish/shared/calls.ts';
import type {
  RiskAssessmentInput,
  RiskLine,
} from '@relish/shared/risks/risk-assessments/assessment-input.ts';
import { HAZARD_LIBRARY } from '@relish/shared/risks/risk-assessments/hazard-library.ts';
import { findLatestReview } from '@relish/shared/risks/risk-assessments/review.ts';

type OptionalText =
  | 'description'
  | 'location'
  | 'person_view'
  | 'emergency_plan'
  | 'staffing_ratio'
  | 'decision_reason';

export type AssessmentValues = Omit<RiskAssessmentInput, OptionalText | 'review_on'> &
  Record<OptionalText, string> & {
    /** Null while the date is incomplete. */
    review_on: string | null;
    /** That of the stored assessment; 0 for a new one. */
    revision: number;
  };

export const toFormValues = (text: RiskAssessmentInput, revision: number): AssessmentValues => ({
  ...text,
  description: text.description ?? '',
  location: text.location ?? '',
  person_view: text.person_view ?? '',
  emergency_plan: text.emergency_plan ?? '',
  staffing_ratio: text.staffing_ratio ?? '',
  decision_reason: text.decision_reason ?? '',
  revision,
});

export const makeBlankValues = (today: string): AssessmentValues => ({
  kind: 'activity',
  title: '',
  benefits: '',
  activity_id: null,
  event_id: null,
  resident_id: null,
  performer_id: null,
  place_id: null,
  resident_ids: [],
  template: null,
  description: '',
  location: '',
  people_at_risk: ['residents'],
  person_involved: false,
  person_view: '',
  capacity_note_id: null,
  lines: [],
  emergency_plan: '',
  staffing_ratio: '',
  decision: null,
  decision_reason: '',
  assessed_on: today,
  review_on: findLatestReview('activity', today),
  revision: 0,
});

/** Leaves out a person who no longer fits the kind, rather than refusing them. */
export const toAssessmentInput = ({
  revision: _revision,
  ...values
}: AssessmentValues): Input<'risk-assessments/add'>['assessment'] => ({
  ...values,
  // An incomplete date is refused at its field.
  review_on: values.review_on ?? '',
  resident_id: values.kind === 'resident_specific' ? values.resident_id : null,
});

const toNull = (text: string) => text.trim() || null;

/** As the rules before sending see it. */
export const toSendable = (values: AssessmentValues) => ({
  ...values,
  person_view: toNull(values.person_view),
  emergency_plan: toNull(values.emergency_plan),
  staffing_ratio: toNull(values.staffing_ratio),
  decision_reason: toNull(values.decision_reason),
});

/** Starts in the middle, so that the assessor has to think about both ratings. */
export function makeLine(hazard_code: RiskLine['hazard_code']): RiskLine {
  const library = hazard_code === null ? undefined : HAZARD_LIBRARY[hazard_code];
  return {
    key: crypto.randomUUID(),
    hazard_code,
    hazard_text: hazard_code === null ? '' : null,
    who_harmed: [...(library?.who ?? ['residents' as const])],
    how: library?.how ?? null,
    existing_controls: [],
    extra_controls: [],
    likelihood_before: 3,
    severity_before: 3,
    likelihood_after: 3,
    severity_after: 3,
    owner_id: null,
    due_on: null,
    done_on: null,
    source: 'assessor',
    confirmed: false,
  };
}
