import { z } from 'zod';

import { Day, Id, longText, optionalDay, optionalText, shortText } from '../../fields.ts';
import { HAZARDS } from '../../library/activities/choices.ts';
import { DECISIONS, LINE_SOURCES, PEOPLE_AT_RISK, RISK_KINDS, RISK_LIMITS } from './choices.ts';
import { findLatestReview } from './review.ts';
import { RiskLevel } from './risk-level.ts';

const PeopleAtRisk = z
  .array(z.enum(PEOPLE_AT_RISK, { error: 'Choose from the list.' }))
  .max(PEOPLE_AT_RISK.length);
const Controls = z
  .array(shortText(RISK_LIMITS.controls, 'a control'))
  .max(20, 'Name at most 20 controls.')
  .default([]);

export const RiskLine = z
  .object({
    /** Chosen by the device and kept in later versions, so that they can be compared. */
    key: Id,
    hazard_code: z.enum(HAZARDS, { error: 'Choose a hazard.' }).nullable(),
    /** Only for a hazard that is not in the library. */
    hazard_text: optionalText(RISK_LIMITS.hazard),
    who_harmed: PeopleAtRisk.default([]),
    how: optionalText(RISK_LIMITS.how),
    existing_controls: Controls,
    extra_controls: Controls,
    likelihood_before: RiskLevel,
    severity_before: RiskLevel,
    likelihood_after: RiskLevel,
    severity_after: RiskLevel,
    owner_id: Id.nullable().default(null),
    due_on: optionalDay,
    done_on: optionalDay,
    source: z.enum(LINE_SOURCES).default('assessor'),
    /** Prefilled lines are confirmed one by one before the assessment is sent. */
    confirmed: z.boolean().default(false),
  })
  .refine(({ hazard_code, hazard_text }) => (hazard_code === null) !== (hazard_text === null), {
    path: ['hazard_code'],
    message: 'Choose a hazard, or describe another one.',
  });
export type RiskLine = z.output<typeof RiskLine>;

const Fields = z.object({
  kind: z.enum(RISK_KINDS, { error: 'Choose what is assessed.' }),
  title: shortText(RISK_LIMITS.title.max, 'a title').min(
    RISK_LIMITS.title.min,
    `Use at least ${RISK_LIMITS.title.min} characters.`,
  ),
  /** First and required: why it is worth doing. */
  benefits: longText(RISK_LIMITS.benefits.max, 'why it is worth doing').min(
    RISK_LIMITS.benefits.min,
    `Use at least ${RISK_LIMITS.benefits.min} characters.`,
  ),
  activity_id: Id.nullable().default(null),
  event_id: Id.nullable().default(null),
  resident_id: Id.nullable().default(null),
  performer_id: Id.nullable().default(null),
  place_id: Id.nullable().default(null),
  /** Those it was assessed for; empty means anyone. */
  resident_ids: z.array(Id).max(RISK_LIMITS.people).default([]),
  template: optionalText(60),
  description: optionalText(RISK_LIMITS.description),
  location: optionalText(RISK_LIMITS.location),
  people_at_risk: PeopleAtRisk.min(1, 'Choose who could be harmed.'),
  person_involved: z.boolean().default(false),
  /** The view of the people it is about, in their words where possible. */
  person_view: optionalText(RISK_LIMITS.view),
  capacity_note_id: Id.nullable().default(null),
  lines: z.array(RiskLine).max(RISK_LIMITS.lines, `Add at most ${RISK_LIMITS.lines} hazards.`),
  emergency_plan: optionalText(RISK_LIMITS.plan),
  staffing_ratio: optionalText(RISK_LIMITS.ratio),
  decision: z.enum(DECISIONS, { error: 'Choose a decision.' }).nullable().default(null),
  /** For going and for not going alike. */
  decision_reason: optionalText(RISK_LIMITS.reason),
  assessed_on: Day,
  review_on: Day,
});

/** Prefilled from the thing itself: its benefits and its title may still be empty. */
export const RiskAssessmentStart = Fields.extend({
  title: z.string(),
  benefits: z.string(),
  people_at_risk: z.array(z.enum(PEOPLE_AT_RISK)),
});
export type RiskAssessmentStart = z.output<typeof RiskAssessmentStart>;

export const RiskAssessmentInput = Fields.superRefine((assessment, context) => {
  const report = (path: string, message: string) =>
    context.addIssue({ code: 'custom', path: [path], message });
  const { kind, assessed_on, review_on, lines } = assessment;
  if (review_on < assessed_on) report('review_on', 'The review comes after the assessment.');
  // The server also compares an outing's review with the day of the trip.
  else if (review_on > findLatestReview(kind, assessed_on))
    report('review_on', 'Choose an earlier review date.');
  if (kind === 'resident_specific' && assessment.resident_id === null)
    report('resident_id', 'Choose a person.');
  if (new Set(lines.map(({ key }) => key)).size < lines.length)
    report('lines', 'Use each key once.');
});
export type RiskAssessmentInput = z.output<typeof RiskAssessmentInput>;

export type SendProblem =
  | 'lines'
  | 'unconfirmed'
  | 'line_rules'
  | 'decision'
  | 'decision_reason'
  | 'person_view'
  | 'emergency_plan'
  | 'staffing_ratio';
