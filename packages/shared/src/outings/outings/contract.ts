import { z } from 'zod';

import { defineCalls } from '../../call.ts';
import { Day, Id, Instant, optionalText } from '../../fields.ts';
import { Face } from '../../residents/residents/face.ts';
import { RiskAssessmentStart } from '../../risks/risk-assessments/assessment-input.ts';
import { RISK_LIMITS } from '../../risks/risk-assessments/choices.ts';

const StaffGoing = z.object({ id: Id, name: z.string(), is_leader: z.boolean() });

const Goer = Face.extend({
  /** For recognising them, if they are missing. */
  description: z.string().nullable(),
  needs: z.array(
    z.object({
      about: z.enum([
        'mobility',
        'eating',
        'drinking',
        'communication',
        'continence',
        'allergies',
        'safety',
      ]),
      text: z.string(),
    }),
  ),
  emergency_contacts: z.array(z.object({ name: z.string(), telephone: z.string() })),
  worker_id: Id.nullable(),
  safety_checked_on: Day.nullable(),
});

export const OutingDetails = z.object({
  staff_ids: z.array(Id).max(40),
  leader_id: Id.nullable().default(null),
  /** The colleague who looks after each resident. */
  pairs: z.array(z.object({ resident_id: Id, worker_id: Id })).max(RISK_LIMITS.people),
  descriptions: z
    .array(z.object({ resident_id: Id, text: optionalText(RISK_LIMITS.note) }))
    .max(RISK_LIMITS.people)
    .default([]),
  vehicle: optionalText(RISK_LIMITS.note),
  turn_back_rule: optionalText(RISK_LIMITS.reason),
  missing_plan: optionalText(RISK_LIMITS.plan),
});

const ByEvent = z.object({ event_id: Id });
const READS = ['outings', 'events', 'event-replies', 'residents', 'risk-assessments'] as const;

export const outingCalls = defineCalls({
  'outings/get': {
    access: 'risk-assessments.check',
    reads: READS,
    summary:
      'Get the pack of an outing for the phone: who goes, what they need and who is with whom',
    input: ByEvent,
    output: z.object({
      event_id: Id,
      title: z.string(),
      starts_at: Instant,
      ends_at: Instant,
      location: z.string().nullable(),
      assessment_id: Id.nullable(),
      is_covered: z.boolean(),
      /** Those who go and are not in the assessment: stop and think. */
      unassessed_ids: z.array(Id),
      goers: z.array(Goer),
      staff: z.array(StaffGoing),
      details: OutingDetails,
      revision: z.int(),
      /** Paper copies are private, so they are destroyed after the trip. */
      printed_at: Instant.nullable(),
      paper_destroyed_at: Instant.nullable(),
    }),
  },
  'outings/start-assessment': {
    access: 'risk-assessments.add',
    reads: [...READS, 'places', 'performers', 'library'],
    summary:
      'Prefill an assessment from an event, its place, people and performer, storing nothing',
    input: ByEvent,
    output: RiskAssessmentStart,
  },
  'outings/save': {
    access: 'risk-assessments.edit',
    changes: ['outings'],
    summary: 'Save who goes along, who is with whom, the vehicle and the plans',
    input: ByEvent.extend({ revision: z.int(), details: OutingDetails }),
    output: z.object({ revision: z.int() }),
  },
  'outings/print': {
    access: 'risk-assessments.check',
    reads: READS,
    changes: ['outings'],
    creates: 'by-client-uuid',
    renders: { what: 'pdf', perHour: 30 },
    summary: 'Print the pack for the folder, with blanks for medicine times and a headcount sheet',
    input: ByEvent.extend({ client_uuid: Id }),
    output: z.object({ file_name: z.string(), base64: z.string() }),
  },
  'outings/destroy-paper': {
    access: 'risk-assessments.check',
    changes: ['outings'],
    summary: 'Record that the paper copies were destroyed after the trip',
    input: ByEvent,
    output: z.object({}),
  },
});
