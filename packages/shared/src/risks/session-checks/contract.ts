import { z } from 'zod';

import { defineCalls } from '../../call.ts';
import { Id, Instant, optionalText } from '../../fields.ts';
import { RISK_LIMITS } from '../risk-assessments/choices.ts';
import { CHECK_STATES, findCheckState, SESSION_CHECKS } from './check.ts';

const Answer = z.object({
  check: z.enum(SESSION_CHECKS),
  ok: z.boolean(),
  note: optionalText(RISK_LIMITS.note),
});

export const SessionCheckInput = z
  .object({
    /** Chosen by the device, so that a check made offline is stored once (N20). */
    client_uuid: Id,
    /** The event or record it belongs to; the record may be written later. */
    event_id: Id.nullable().default(null),
    report_id: Id.nullable().default(null),
    assessment_id: Id.nullable().default(null),
    resident_ids: z.array(Id).max(RISK_LIMITS.people).default([]),
    answers: z.array(Answer).length(SESSION_CHECKS.length, 'Answer all five questions.'),
    /** About people who joined and were not assessed. */
    joined_note: optionalText(RISK_LIMITS.note),
    checked_at: Instant,
  })
  .superRefine(({ answers, event_id, report_id }, context) => {
    const state = findCheckState(answers);
    const report = (path: string, message: string) =>
      context.addIssue({ code: 'custom', path: [path], message });
    if (state === 'unfinished') report('answers', 'Answer all five questions.');
    if (state === 'note_missing') report('answers', 'Write a note for each “no”.');
    if (event_id === null && report_id === null) report('event_id', 'Choose an event or a record.');
  });

export const sessionCheckCalls = defineCalls({
  'session-checks/list': {
    access: 'risk-assessments.view',
    reads: ['session-checks'],
    summary: 'List the checks of an event or record, newest first',
    input: z.object({ event_id: Id.nullable(), report_id: Id.nullable() }),
    output: z.array(
      z.object({
        id: Id,
        state: z.enum(CHECK_STATES),
        answers: z.array(Answer),
        unassessed_ids: z.array(Id),
        joined_note: z.string().nullable(),
        checked_by: z.string(),
        checked_at: Instant,
      }),
    ),
  },
  'session-checks/add': {
    access: 'risk-assessments.check',
    changes: ['session-checks'],
    creates: 'by-client-uuid',
    summary: 'Record the check before a session, also one that was made offline',
    input: SessionCheckInput,
    output: z.object({ state: z.enum(CHECK_STATES), unassessed_ids: z.array(Id) }),
  },
});
