import { z } from 'zod';

import { defineCalls } from '../../call.ts';
import { Day, Id, Instant, longText, optionalText } from '../../fields.ts';
import { HAZARDS } from '../../library/activities/choices.ts';
import { Face } from '../../residents/residents/face.ts';
import { REFUSALS } from './approval.ts';
import { RiskAssessmentInput, RiskAssessmentStart, RiskLine } from './assessment-input.ts';
import { FACT_KEYS } from './check-again.ts';
import { DECISIONS, RISK_KINDS, RISK_LIMITS, RISK_STATUSES } from './choices.ts';
import { BANDS } from './matrix.ts';
import { COVERS, REVIEW_STATES } from './review.ts';

const Colleague = z.object({ id: Id, name: z.string() });

const CheckAgain = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('resident_changed'),
    resident_id: Id,
    facts: z.array(z.enum(FACT_KEYS)),
  }),
  z.object({ kind: z.literal('new_hazard'), hazards: z.array(z.enum(HAZARDS)) }),
  z.object({ kind: z.literal('incident'), report_id: Id }),
]);

const RiskAssessmentRow = z.object({
  id: Id,
  kind: z.enum(RISK_KINDS),
  title: z.string(),
  status: z.enum(RISK_STATUSES),
  review_state: z.enum(REVIEW_STATES),
  band: z.enum(BANDS),
  decision: z.enum(DECISIONS).nullable(),
  assessor: Colleague,
  approver: Colleague.nullable(),
  review_on: Day,
  version: z.int(),
  /** Belongs to the version that people may rely on; null without one. */
  version_in_force: z.int().nullable(),
  /** Number of reasons to check it again. */
  check_again: z.int(),
  overdue_actions: z.int(),
});

const RiskAssessment = RiskAssessmentRow.omit({ check_again: true }).extend({
  /** For the optimistic lock; rises with every action. */
  revision: z.int(),
  text: RiskAssessmentInput,
  residents: z.array(Face),
  check_again: z.array(CheckAgain),
  /** Null if this user may approve it now. */
  why_not_approve: z.enum(REFUSALS).nullable(),
  returned_because: z.string().nullable(),
  history: z.array(
    z.object({ version: z.int(), approver: Colleague, approved_at: Instant, band: z.enum(BANDS) }),
  ),
});

/** Prefilled from the thing itself; nothing is stored yet. */
const Start = z.discriminatedUnion('from', [
  z.object({ from: z.literal('activity'), activity_id: Id, resident_ids: z.array(Id).max(60) }),
  z.object({ from: z.literal('resident'), resident_id: Id }),
  z.object({ from: z.literal('template'), template: z.string().max(60) }),
]);

const ById = z.object({ id: Id });
/** Two people acting at once: the second is answered with a conflict. */
const Seen = ById.extend({ revision: z.int() });
const Changed = Seen;
const READS = ['risk-assessments', 'residents', 'library', 'staff'] as const;

export const riskAssessmentCalls = defineCalls({
  'risk-assessments/list': {
    access: 'risk-assessments.view',
    reads: [...READS, 'reports'],
    summary: 'List the register of assessments, those that need attention first',
    input: z.object({
      kinds: z.array(z.enum(RISK_KINDS)).default([]),
      bands: z.array(z.enum(BANDS)).default([]),
      statuses: z.array(z.enum(RISK_STATUSES)).default([]),
      review_states: z.array(z.enum(REVIEW_STATES)).default([]),
      resident_id: Id.nullable().default(null),
      search: optionalText(80),
      cursor: z.string().max(200).nullable().default(null),
    }),
    output: z.object({ rows: z.array(RiskAssessmentRow), next: z.string().nullable() }),
  },
  'risk-assessments/summary': {
    access: 'risk-assessments.view',
    reads: [...READS, 'reports'],
    summary: 'Count assessments by likelihood and severity, and what waits for this user',
    input: z.object({}),
    output: z.object({
      cells: z.array(z.object({ likelihood: z.int(), severity: z.int(), count: z.int() })),
      waiting_for_me: z.array(RiskAssessmentRow),
      overdue_reviews: z.int(),
      overdue_actions: z.int(),
      check_again: z.int(),
    }),
  },
  'risk-assessments/get': {
    access: 'risk-assessments.view',
    reads: [...READS, 'reports'],
    summary: 'Get an assessment, in its newest or an earlier version',
    input: ById.extend({ version: z.int().min(1).nullable().default(null) }),
    output: RiskAssessment,
  },
  'risk-assessments/start': {
    access: 'risk-assessments.add',
    reads: READS,
    summary: 'Prefill an assessment from an activity, a resident or a template, storing nothing',
    input: Start,
    output: RiskAssessmentStart,
  },
  'risk-assessments/cover': {
    access: 'risk-assessments.view',
    reads: READS,
    summary: 'Tell whether activities are covered by an assessment on a day',
    input: z.object({ activity_ids: z.array(Id).min(1).max(200), day: Day }),
    output: z.array(
      z.object({
        activity_id: Id,
        cover: z.enum(COVERS),
        assessment_id: Id.nullable(),
        review_on: Day.nullable(),
      }),
    ),
  },
  'risk-assessments/add': {
    access: 'risk-assessments.add',
    changes: ['risk-assessments'],
    creates: true,
    maxBytes: 131_072,
    summary: 'Add a draft',
    input: z.object({ assessment: RiskAssessmentInput }),
    output: Changed,
  },
  'risk-assessments/edit': {
    access: 'risk-assessments.edit',
    changes: ['risk-assessments'],
    maxBytes: 131_072,
    summary: 'Edit a draft; editing an approved assessment starts a new version',
    input: Seen.extend({ assessment: RiskAssessmentInput }),
    output: Changed,
  },
  'risk-assessments/copy': {
    access: 'risk-assessments.add',
    changes: ['risk-assessments'],
    creates: true,
    summary: 'Make a draft with the same text, which keeps its authors',
    input: ById,
    output: Changed,
  },
  'risk-assessments/send': {
    access: 'risk-assessments.edit',
    changes: ['risk-assessments', 'notifications'],
    summary: 'Send a complete draft for approval',
    input: Seen,
    output: Changed,
  },
  'risk-assessments/withdraw': {
    access: 'risk-assessments.edit',
    changes: ['risk-assessments'],
    summary: 'Withdraw an assessment that awaits approval, which makes it a draft again',
    input: Seen,
    output: Changed,
  },
  'risk-assessments/return': {
    access: 'risk-assessments.approve',
    changes: ['risk-assessments', 'notifications'],
    summary: 'Return an assessment to its assessor with a reason',
    input: Seen.extend({ reason: longText(RISK_LIMITS.reason, 'a reason') }),
    output: Changed,
  },
  'risk-assessments/approve': {
    // Authors may approve low risks, so the band decides in the handler (N14).
    access: 'risk-assessments.edit',
    changes: ['risk-assessments', 'notifications'],
    summary: 'Approve exactly the revision that was read, as far as its band allows',
    input: Seen,
    output: Changed,
  },
  'risk-assessments/archive': {
    access: 'risk-assessments.approve',
    changes: ['risk-assessments'],
    summary: 'Archive an assessment with a reason, or restore it as a draft',
    input: Seen.extend({ archived: z.boolean(), reason: longText(RISK_LIMITS.reason, 'a reason') }),
    output: Changed,
  },
  'risk-assessments/finish-action': {
    access: 'risk-assessments.check',
    changes: ['risk-assessments'],
    summary: 'Mark an extra control as put in place, or undo it; the text stays approved',
    input: ById.extend({ key: RiskLine.shape.key, done_on: Day.nullable() }),
    output: z.object({}),
  },
  'risk-assessments/print': {
    access: 'risk-assessments.view',
    reads: READS,
    renders: { what: 'pdf', perHour: 60 },
    summary: 'Print an assessment',
    input: ById.extend({ version: z.int().min(1) }),
    output: z.object({ file_name: z.string(), base64: z.string() }),
  },
  'risk-assessments/settings': {
    access: 'risk-assessments.view',
    reads: ['home-settings'],
    summary: 'Get whether a missing or expired assessment stops planning',
    input: z.object({}),
    output: z.object({ blocks_planning: z.boolean() }),
  },
  'risk-assessments/save-settings': {
    access: 'risk-assessments.manage',
    changes: ['home-settings'],
    summary: 'Set whether a missing or expired assessment stops planning, never recording',
    input: z.object({ blocks_planning: z.boolean() }),
    output: z.object({}),
  },
});
