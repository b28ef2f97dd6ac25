import { z } from 'zod';

import { defineCalls } from '../../call.ts';
import { Day, Id, Instant, instant, longText, optionalDay, optionalLine } from '../../fields.ts';
import { Face } from '../../residents/residents/face.ts';
import { ADDENDUM_KINDS, OBSERVATION_ACTIONS, OBSERVATION_TYPES } from './choices.ts';

const LONGEST = 1000;
const SHORTEST = 10;

export const ObservationFields = z.object({
  resident_id: Id,
  /** Null if it was not part of a record. */
  report_id: Id.nullable().default(null),
  type: z.enum(OBSERVATION_TYPES, { error: 'Choose what it is about.' }),
  text: longText(LONGEST, 'what you saw').min(SHORTEST, 'Use at least 10 characters.'),
  seen_at: instant('Say when you saw it.'),
  action: z.enum(OBSERVATION_ACTIONS, { error: 'Choose what has been done.' }),
  /** Person informed or responsible. */
  action_by: optionalLine(80),
  follow_up_date: optionalDay,
});
export type ObservationFields = z.infer<typeof ObservationFields>;
export type ObservationToFill = z.input<typeof ObservationFields>;

const Addendum = z.object({
  id: Id,
  kind: z.enum(ADDENDUM_KINDS),
  text: z.string(),
  by: z.string().nullable(),
  at: Instant,
});
export type Addendum = z.infer<typeof Addendum>;

export const Observation = z.object({
  id: Id,
  resident: Face,
  report_id: Id.nullable(),
  type: z.enum(OBSERVATION_TYPES),
  text: z.string(),
  seen_at: Instant,
  action: z.enum(OBSERVATION_ACTIONS),
  action_by: z.string().nullable(),
  follow_up_date: Day.nullable(),
  /** False once settled. */
  overdue: z.boolean(),
  needs_attention: z.boolean(),
  created_by: z.object({ id: Id, name: z.string() }).nullable(),
  created_at: Instant,
  addenda: z.array(Addendum),
});
export type Observation = z.infer<typeof Observation>;

const After = z.object({ at: Instant, id: Id }).nullable().default(null);
const Saved = z.object({ id: Id });

export const AddendumFields = z.object({
  id: Id,
  text: longText(LONGEST, 'what you want to add').min(3, 'Use at least 3 characters.'),
});
export const WhatWasDone = AddendumFields.extend({
  text: longText(LONGEST, 'what was done').min(3, 'Say what was done, in at least 3 characters.'),
});

export const observationCalls = defineCalls({
  'observations/add': {
    access: 'observations.add',
    changes: ['observations'],
    creates: 'by-client-uuid',
    summary: 'Add an observation about a resident; repeating the same client_uuid adds nothing',
    input: ObservationFields.extend({ client_uuid: Id }),
    output: Saved.extend({
      outcome: z.enum(['saved', 'saved_before', 'saved_before_differently']),
      /** Managers are notified. */
      needs_attention: z.boolean(),
    }),
  },
  'observations/list': {
    access: 'observations.view',
    reads: ['observations'],
    summary: 'List the observations about a resident, latest first',
    input: z.object({ resident_id: Id, after: After, limit: z.int().min(1).max(100).default(20) }),
    output: z.object({ observations: z.array(Observation), more: z.boolean() }),
  },
  'observations/get': {
    access: 'observations.view',
    reads: ['observations'],
    summary: 'Get an observation with its addenda',
    input: z.object({ id: Id }),
    output: Observation,
  },
  'observations/add-addendum': {
    access: 'observations.add',
    changes: ['observations'],
    creates: 'by-client-uuid',
    summary: 'Add a remark to an observation, which itself stays unchanged',
    input: AddendumFields.extend({ client_uuid: Id }),
    output: Saved,
  },
  'observations/alerts': {
    access: 'observations.attend',
    reads: ['observations', 'residents'],
    summary: 'List observations that no manager has attended to yet, oldest first',
    input: z.object({}),
    output: z.object({ count: z.int(), alerts: z.array(Observation) }),
  },
  'observations/attend': {
    access: 'observations.attend',
    changes: ['observations'],
    creates: true,
    summary: 'Record which manager attended to an observation, and the action taken',
    input: WhatWasDone,
    output: Saved,
  },
  'observations/follow-ups': {
    access: 'observations.view',
    reads: ['observations', 'residents'],
    summary: 'List open follow-ups, first due first',
    input: z.object({ resident_id: Id.nullable().default(null) }),
    output: z.object({ count: z.int(), follow_ups: z.array(Observation) }),
  },
  'observations/settle': {
    access: 'observations.add',
    changes: ['observations'],
    creates: true,
    summary: 'Close a follow-up with the action taken',
    input: WhatWasDone,
    output: Saved,
  },
});
