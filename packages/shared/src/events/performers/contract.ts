import { z } from 'zod';

import { defineCalls } from '../../call.ts';
import {
  Day,
  Email,
  Id,
  optionalDay,
  optionalLine,
  optionalText,
  shortText,
  Telephone,
} from '../../fields.ts';
import { PERFORMER_LIMITS } from './choices.ts';

export const PerformerInput = z.object({
  name: shortText(PERFORMER_LIMITS.name, 'a name').min(
    PERFORMER_LIMITS.name_min,
    `Use at least ${PERFORMER_LIMITS.name_min} characters.`,
  ),
  /** Such as songs at the piano. */
  offer: optionalLine(PERFORMER_LIMITS.offer),
  contact_name: optionalLine(PERFORMER_LIMITS.contact_name),
  phone: Telephone,
  email: z
    .union([z.literal(''), Email], 'Enter an email address like name@example.org.')
    .nullish()
    .transform((value) => value || null),
  fee_pence: z
    .int('Enter an amount.')
    .min(0, 'Enter an amount.')
    .max(PERFORMER_LIMITS.fee_pence, 'Enter at most £10,000.')
    .nullable()
    .default(null),
  insurance_until: optionalDay,
  dbs_until: optionalDay,
  /** Days on which they do not work; 1 is Monday. */
  rest_days: z
    .array(z.int().min(1).max(7))
    .max(7)
    .refine((days) => new Set(days).size === days.length, 'Choose each day once.')
    .default([]),
  notes: optionalText(PERFORMER_LIMITS.notes),
});
export type PerformerInput = z.infer<typeof PerformerInput>;

const Performer = z.object({
  id: Id,
  name: z.string(),
  offer: z.string().nullable(),
  contact_name: z.string().nullable(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
  /** Null for those who do not see fees. */
  fee_pence: z.int().nullable(),
  insurance_until: Day.nullable(),
  dbs_until: Day.nullable(),
  rest_days: z.array(z.int()),
  archived: z.boolean(),
  /** Of the last event with them, and of the next. */
  last_day: Day.nullable(),
  next_day: Day.nullable(),
});

const PerformerEvent = z.object({
  id: Id,
  title: z.string(),
  day: Day,
  start_time: z.string().nullable(),
});

const ById = z.object({ id: Id });

export const performerCalls = defineCalls({
  'performers/list': {
    access: 'performers.view',
    reads: ['performers', 'events'],
    summary: 'List the outside performers of this home, archived ones last',
    input: z.object({}),
    output: z.array(Performer),
  },
  'performers/get': {
    access: 'performers.view',
    reads: ['performers', 'events', 'reports'],
    summary: 'Get a performer with their events and how residents liked them',
    input: ById,
    output: Performer.extend({
      notes: z.string().nullable(),
      version: z.int(),
      last: PerformerEvent.nullable(),
      next: z.array(PerformerEvent),
      /** Sums over past events. */
      opinion: z.object({ liked: z.int(), ok: z.int(), not_for_me: z.int() }),
    }),
  },
  'performers/add': {
    access: 'performers.manage',
    changes: ['performers'],
    creates: true,
    summary: 'Add an outside performer',
    input: PerformerInput,
    output: z.object({ id: Id }),
  },
  'performers/edit': {
    access: 'performers.manage',
    changes: ['performers', 'events'],
    summary: 'Edit a performer',
    input: PerformerInput.extend({ id: Id, version: z.int() }),
    output: z.object({ id: Id }),
  },
  'performers/archive': {
    access: 'performers.manage',
    changes: ['performers'],
    summary: 'Archive or restore a performer; events keep them',
    input: ById.extend({ archived: z.boolean() }),
    output: z.object({}),
  },
});
