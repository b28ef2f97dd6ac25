import { z } from 'zod';

import { defineCalls } from '../call.ts';
import { Day, Id, Instant, instant, longText, optionalDay, optionalLine } from '../fields.ts';
import { Face } from '../reports/face.ts';
import { ADDENDUM_KINDS, OBSERVATION_ACTIONS, OBSERVATION_TYPES } from './choices.ts';

const LONGEST = 1000;
const SHORTEST = 10;

export const ObservationFields = z.object({
  resident_id: Id,
  /** The record in which it was seen; null when it stands by itself. */
  report_id: Id.nullable().default(null),
  type: z.enum(OBSERVATION_TYPES, { error: 'Choose what it is about.' }),
  text: longText(LONGEST, 'what you saw').min(SHORTEST, 'Use at least 10 characters.'),
  seen_at: instant('Say when you saw it.'),
  action: z.enum(OBSERVATION_ACTIONS, { error: 'Choose what has been done.' }),
  /** Who told whom, or who will do it. */
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
  /** Of one that is settled, never. */
  overdue: z.boolean(),
  needs_attention: z.boolean(),
  created_by: z.object({ id: Id, name: z.string() }).nullable(),
  created_at: Instant,
  /** Nothing is changed after it is kept; everything later stands here, the first first. */
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
    summary:
      'Keeps what somebody noticed about a person. A second try with the same client_uuid keeps nothing',
    input: ObservationFields.extend({ client_uuid: Id }),
    output: Saved.extend({
      outcome: z.enum(['saved', 'saved_before', 'saved_before_differently']),
      /** The managers are told. */
      needs_attention: z.boolean(),
    }),
  },
  'observations/list': {
    access: 'observations.view',
    summary: 'What was noticed about one person, the latest first',
    input: z.object({ resident_id: Id, after: After, limit: z.int().min(1).max(100).default(20) }),
    output: z.object({ observations: z.array(Observation), more: z.boolean() }),
  },
  'observations/get': {
    access: 'observations.view',
    summary: 'One observation with everything that was added to it',
    input: z.object({ id: Id }),
    output: Observation,
  },
  'observations/add-addendum': {
    access: 'observations.add',
    summary: 'Adds a remark; the observation itself stays as it was written',
    input: AddendumFields.extend({ client_uuid: Id }),
    output: Saved,
  },
  'observations/alerts': {
    access: 'observations.attend',
    summary: 'What no manager has seen to yet, the oldest first',
    input: z.object({}),
    output: z.object({ count: z.int(), alerts: z.array(Observation) }),
  },
  'observations/attend': {
    access: 'observations.attend',
    summary: 'Notes which manager has seen it, and what was done',
    input: WhatWasDone,
    output: Saved,
  },
  'observations/follow-ups': {
    access: 'observations.view',
    summary: 'What somebody meant to look at again and nobody has yet, the first due first',
    input: z.object({ resident_id: Id.nullable().default(null) }),
    output: z.object({ count: z.int(), follow_ups: z.array(Observation) }),
  },
  'observations/settle': {
    access: 'observations.add',
    summary: 'Ends a follow-up: who did what, and when',
    input: WhatWasDone,
    output: Saved,
  },
});
