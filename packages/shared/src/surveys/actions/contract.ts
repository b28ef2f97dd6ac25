import { z } from 'zod';

import { defineCalls } from '../../call.ts';
import { Day, Id, Instant, longText, optionalText, shortText } from '../../fields.ts';
import {
  ACTION_ANSWERS,
  ACTION_FILTERS,
  ACTION_LIMITS,
  ACTION_SOURCES,
  ACTION_STATES,
} from './choices.ts';

const Details = z.object({
  theme: shortText(ACTION_LIMITS.theme, 'a theme').min(2, 'Use at least 2 characters.'),
  said: longText(ACTION_LIMITS.said, 'what was said'),
  will_do: longText(ACTION_LIMITS.will_do, 'what you will do'),
  owner_id: Id,
  due_on: Day,
  /** Asked later whether it helped. */
  resident_ids: z
    .array(Id)
    .max(ACTION_LIMITS.residents, `Choose at most ${ACTION_LIMITS.residents} residents.`)
    .refine((ids) => new Set(ids).size === ids.length, 'Choose each resident once.')
    .default([]),
});

export const ActionInput = Details.extend({
  source: z.enum(ACTION_SOURCES, { error: 'Choose where it was said.' }),
  survey_id: Id.nullable().default(null),
  meeting_id: Id.nullable().default(null),
  feedback_id: Id.nullable().default(null),
  thread_id: Id.nullable().default(null),
});
export type ActionInput = z.infer<typeof ActionInput>;

export const ActionEdit = Details.extend({ id: Id, version: z.int() });

const ById = z.object({ id: Id });
export const DoneInput = ById.extend({
  version: z.int(),
  done_on: Day,
  proof: longText(ACTION_LIMITS.proof, 'what shows that it was done'),
});

/** Worded for everyone: it names nobody who has not agreed. */
export const PublishInput = ById.extend({
  version: z.int(),
  said: longText(ACTION_LIMITS.said, 'what was said'),
  did: longText(ACTION_LIMITS.will_do, 'what you did'),
});

const Person = z.object({ id: Id, name: z.string() });

export const ActionRow = z.object({
  id: Id,
  theme: z.string(),
  said: z.string(),
  will_do: z.string(),
  owner: Person,
  due_on: Day,
  done_on: Day.nullable(),
  source: z.enum(ACTION_SOURCES),
  state: z.enum(ACTION_STATES),
  published_at: Instant.nullable(),
});
export type ActionRow = z.infer<typeof ActionRow>;

export const Action = ActionRow.extend({
  survey: z.object({ id: Id, title: z.string() }).nullable(),
  meeting: z.object({ id: Id, title: z.string() }).nullable(),
  /** Null for those who may not read the entry (N25). */
  feedback_id: Id.nullable(),
  thread_id: Id.nullable(),
  proof: z.string().nullable(),
  published: z.object({ said: z.string(), did: z.string() }).nullable(),
  ask_on: Day.nullable(),
  residents: z.array(Person.extend({ answer: z.enum(ACTION_ANSWERS).nullable() })),
  closed: z
    .object({ at: Instant, by: z.string().nullable(), reason: z.string().nullable() })
    .nullable(),
  version: z.int(),
});
export type Action = z.infer<typeof Action>;

const After = z.object({ at: Instant, id: Id });

export const actionCalls = defineCalls({
  'actions/list': {
    access: 'actions.view',
    reads: ['actions'],
    summary: 'List what the home does about what was said, latest first',
    input: z.object({
      filter: z.enum(ACTION_FILTERS).default('all'),
      meeting_id: Id.nullable().default(null),
      feedback_id: Id.nullable().default(null),
      survey_id: Id.nullable().default(null),
      after: After.nullable().default(null),
    }),
    output: z.object({ rows: z.array(ActionRow), next: After.nullable() }),
  },
  'actions/count': {
    access: 'actions.view',
    reads: ['actions'],
    summary: 'Count open and overdue actions, and those about which residents should be asked',
    input: z.object({}),
    output: z.object({
      open: z.int(),
      overdue: z.int(),
      to_ask: z.int(),
      /** For the last 365 days. */
      done: z.int(),
      published: z.int(),
    }),
  },
  'actions/get': {
    access: 'actions.view',
    reads: ['actions', 'meetings', 'residents', 'surveys'],
    summary: 'Get an action with what residents say about it',
    input: ById,
    output: Action,
  },
  'actions/owners': {
    access: 'actions.manage',
    reads: ['staff'],
    summary: 'List colleagues who can own an action',
    input: z.object({}),
    output: z.array(Person),
  },
  'actions/add': {
    access: 'actions.manage',
    changes: ['actions'],
    creates: true,
    summary: 'Add an action about what was said',
    input: ActionInput,
    output: ById,
  },
  'actions/edit': {
    access: 'actions.manage',
    changes: ['actions'],
    summary: 'Edit an action',
    input: ActionEdit,
    output: ById,
  },
  'actions/finish': {
    access: 'actions.view',
    changes: ['actions'],
    summary: 'Record that an action was done, with its proof; for its owner and those who plan',
    input: DoneInput,
    output: ById,
  },
  'actions/reopen': {
    access: 'actions.manage',
    changes: ['actions'],
    summary: 'Reopen an action that was done or closed',
    input: ById.extend({ version: z.int(), due_on: Day }),
    output: ById,
  },
  'actions/publish': {
    access: 'actions.manage',
    changes: ['actions', 'notices'],
    summary: 'Publish an action as a notice for families and the lounge screens',
    input: PublishInput,
    output: z.object({ notice_id: Id }),
  },
  'actions/ask': {
    access: 'actions.view',
    changes: ['actions'],
    summary: 'Record what a resident says to “Did we?”, or undo that with null',
    input: z.object({
      id: Id,
      resident_id: Id,
      answer: z.enum(ACTION_ANSWERS).nullable(),
    }),
    output: ById,
  },
  'actions/close': {
    access: 'actions.manage',
    changes: ['actions'],
    summary: 'Close an action after residents were asked, or with a reason why nobody was',
    input: ById.extend({ version: z.int(), reason: optionalText(ACTION_LIMITS.reason) }),
    output: ById,
  },
  'actions/poster': {
    access: 'actions.view',
    reads: ['actions'],
    renders: { what: 'pdf', perHour: 30 },
    summary: 'Make a poster of published actions as a PDF',
    input: z.object({
      ids: z
        .array(Id)
        .min(1, 'Choose at least one.')
        .max(ACTION_LIMITS.poster, `Choose at most ${ACTION_LIMITS.poster}.`),
    }),
    output: z.object({ file_name: z.string(), base64: z.string() }),
  },
});
