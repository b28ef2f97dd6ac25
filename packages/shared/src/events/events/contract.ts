import { z } from 'zod';

import { defineCalls } from '../../call.ts';
import { Day, Id, optionalLine, optionalText, shortText } from '../../fields.ts';
import { CATEGORIES } from '../../library/activities/choices.ts';
import { Conflict } from '../../library/suggestions/contract.ts';
import { NOT_HELD_REASONS } from '../outcomes/choices.ts';
import {
  EVENT_AUDIENCES,
  EVENT_LIMITS,
  EVENT_SCOPES,
  EVENT_STATUSES,
  FAMILY_SCOPES,
} from './choices.ts';
import { RecurrenceInput } from './recurrence-input.ts';

export const Time = z
  .string({ error: 'Enter a time.' })
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Enter a time like 14:30.');

const ids = (max: number, tooMany: string) =>
  z
    .array(Id)
    .max(max, tooMany)
    .refine((all) => new Set(all).size === all.length, 'Choose each of them once.')
    .default([]);

/** When an event is, on the clock of the home. */
export const EventTime = z.object({
  day: Day,
  /** Null for the whole day. */
  start_time: Time.nullable(),
  minutes: z
    .int({ error: 'Enter how long it lasts.' })
    .min(5, 'It lasts at least 5 minutes.')
    .max(EVENT_LIMITS.minutes, 'It lasts at most 24 hours.'),
  /** Of an event without a time. */
  days: z
    .int()
    .min(1)
    .max(EVENT_LIMITS.days, `Choose at most ${EVENT_LIMITS.days} days.`)
    .default(1),
});
export type EventTime = z.infer<typeof EventTime>;

/** Everything about an event but its time. */
export const EventDetails = z.object({
  title: shortText(EVENT_LIMITS.title, 'a title').min(3, 'Use at least 3 characters.'),
  description: optionalText(EVENT_LIMITS.description),
  category: z.enum(CATEGORIES, { error: 'Choose a category.' }),
  activity_id: Id.nullable().default(null),
  place: optionalLine(EVENT_LIMITS.place),
  outdoors: z.boolean().default(false),
  equipment: optionalText(EVENT_LIMITS.equipment),
  transport: optionalText(EVENT_LIMITS.transport),
  audience: z.enum(EVENT_AUDIENCES, { error: 'Choose whom it is for.' }),
  family_scope: z
    .enum(FAMILY_SCOPES, { error: 'Choose which families see it.' })
    .default('all_home'),
  group_ids: ids(EVENT_LIMITS.groups, `Choose at most ${EVENT_LIMITS.groups} groups.`),
  resident_ids: ids(EVENT_LIMITS.residents, `Choose at most ${EVENT_LIMITS.residents} residents.`),
  /** Whether people reply. */
  rsvp: z.boolean().default(false),
  capacity: z
    .int('Enter a number.')
    .min(1, 'There is at least one place.')
    .max(EVENT_LIMITS.capacity, `There are at most ${EVENT_LIMITS.capacity} places.`)
    .nullable()
    .default(null),
  cost_pence: z
    .int('Enter an amount.')
    .min(0, 'Enter an amount.')
    .max(EVENT_LIMITS.cost_pence, 'Enter at most £1,000.')
    .nullable()
    .default(null),
  lead_id: Id.nullable().default(null),
  helper_ids: ids(EVENT_LIMITS.helpers, `Choose at most ${EVENT_LIMITS.helpers} helpers.`),
  performer_id: Id.nullable().default(null),
});
export type EventDetails = z.infer<typeof EventDetails>;

export const EventInput = EventDetails.extend(EventTime.shape)
  .extend({
    recurrence: RecurrenceInput.nullable().default(null),
    /** Warnings that the author has read (N13). */
    acknowledged: z.array(Conflict).max(2000).default([]),
  })
  .superRefine(({ audience, family_scope, rsvp, capacity }, context) => {
    if (audience === 'staff' && family_scope !== 'none')
      context.addIssue({
        code: 'custom',
        path: ['family_scope'],
        message: 'Families do not see events for staff.',
      });
    if (capacity !== null && !rsvp)
      context.addIssue({
        code: 'custom',
        path: ['capacity'],
        message: 'Places can only be limited when people reply.',
      });
  });
export type EventInput = z.infer<typeof EventInput>;

const Reply = z.object({
  guests: z.int(),
  /** Waits for a free place. */
  is_waiting: z.boolean(),
  resident_id: Id.nullable(),
});

/** For everyone who sees the event: no resident but their own (N1). */
export const EventCard = z.object({
  id: Id,
  title: z.string(),
  description: z.string().nullable(),
  category: z.enum(CATEGORIES),
  activity_id: Id.nullable(),
  place: z.string().nullable(),
  outdoors: z.boolean(),
  day: Day,
  start_time: z.string().nullable(),
  minutes: z.int(),
  days: z.int(),
  starts_at: z.iso.datetime(),
  ends_at: z.iso.datetime(),
  audience: z.enum(EVENT_AUDIENCES),
  status: z.enum(EVENT_STATUSES),
  /** Only for those who plan: others do not see drafts. */
  is_draft: z.boolean(),
  cancel_reason: z.string().nullable(),
  series_id: Id.nullable(),
  rsvp: z.boolean(),
  capacity: z.int().nullable(),
  /** Null without a limit. */
  places_left: z.int().nullable(),
  cost_pence: z.int().nullable(),
  /** Nothing else of an outside performer reaches families (N18). */
  performer_name: z.string().nullable(),
  /** First names of the user's own residents who are invited. */
  own_invited: z.array(z.object({ id: Id, preferred_name: z.string() })),
  reply: Reply.nullable(),
  can_edit: z.boolean(),
  /** Whether it has a record; null for families. */
  is_recorded: z.boolean().nullable(),
  version: z.int(),
});
export type EventCard = z.infer<typeof EventCard>;

const StaffDetails = z.object({
  equipment: z.string().nullable(),
  transport: z.string().nullable(),
  family_scope: z.enum(FAMILY_SCOPES),
  group_ids: z.array(Id),
  resident_ids: z.array(Id),
  lead: z.object({ id: Id, name: z.string() }).nullable(),
  helper_ids: z.array(Id),
  performer: z
    .object({
      id: Id,
      name: z.string(),
      insurance_until: Day.nullable(),
      dbs_until: Day.nullable(),
    })
    .nullable(),
  recurrence: RecurrenceInput.nullable(),
  /** Warnings that were read when it was last saved. */
  acknowledged: z.array(Conflict),
  /** Fields that differ from the series. */
  changed_fields: z.array(z.string()),
  guests_coming: z.int(),
  guests_waiting: z.int(),
  /** Set after the event; null if it was cancelled before. */
  not_held_reason: z.enum(NOT_HELD_REASONS).nullable(),
});

export const Event = EventCard.extend({
  /** Null for families. */
  staff: StaffDetails.nullable(),
});
export type Event = z.infer<typeof Event>;

/** A quiet mark on a day. */
export const CalendarMark = z.object({
  kind: z.enum(['theme', 'holiday', 'birthday']),
  from: Day,
  to: Day,
  title: z.string(),
});
export type CalendarMark = z.infer<typeof CalendarMark>;

const Scoped = z.object({
  id: Id,
  version: z.int(),
  scope: z.enum(EVENT_SCOPES, { error: 'Choose which of them you mean.' }).default('one'),
});

const EventEdit = EventInput.safeExtend(Scoped.shape);
const ById = z.object({ id: Id });

export const eventCalls = defineCalls({
  'events/list': {
    access: 'events.view',
    reads: ['events', 'residents', 'groups'],
    summary: 'List the events of a period that the user may see, with the marks of its days',
    input: z
      .object({
        from: Day,
        to: Day,
        audience: z.enum(EVENT_AUDIENCES).optional(),
        category: z.enum(CATEGORIES).optional(),
        group_id: Id.optional(),
        /** Led or helped with by the user, or replied to. */
        mine: z.boolean().default(false),
      })
      .refine(({ from, to }) => from <= to, {
        path: ['to'],
        message: 'The end is before the beginning.',
      }),
    output: z.object({ events: z.array(EventCard), marks: z.array(CalendarMark) }),
  },
  'events/get': {
    access: 'events.view',
    reads: ['events', 'residents', 'groups'],
    summary: 'Get an event; only staff get who is invited',
    input: ById,
    output: Event,
  },
  'events/add': {
    access: 'events.add',
    changes: ['events', 'proposals'],
    creates: true,
    summary:
      'Add an event or a series, every warning of which must have been acknowledged, or a draft of an event',
    input: EventInput.safeExtend({
      /** Published later, with its week. */
      is_draft: z.boolean().default(false),
      /** The accepted suggestion or offer of a relative that it is planned from. */
      proposal_id: Id.nullable().default(null),
    }),
    output: z.object({ id: Id, count: z.int() }),
  },
  'events/preview': {
    access: 'events.edit',
    reads: ['events'],
    summary: 'List what an edit of several events would change and which exceptions would stay',
    input: EventEdit,
    output: z.object({
      changed: z.int(),
      added: z.int(),
      /** Removed, or cancelled if someone has replied. */
      removed: z.int(),
      replies: z.int(),
      exceptions: z.array(z.object({ id: Id, day: Day, fields: z.array(z.string()) })),
    }),
  },
  'events/edit': {
    access: 'events.edit',
    changes: ['events'],
    summary: 'Edit an event, it and the following ones, or all that have not begun',
    input: EventEdit,
    output: z.object({ id: Id }),
  },
  'events/move': {
    access: 'events.edit',
    changes: ['events'],
    summary: 'Move an event to another day or time, or change how long it lasts',
    input: EventTime.extend(Scoped.shape),
    output: z.object({ id: Id }),
  },
  'events/cancel': {
    access: 'events.edit',
    changes: ['events'],
    summary: 'Cancel events with a reason; they stay visible, and those who accepted are told',
    input: Scoped.omit({ version: true }).extend({
      reason: shortText(EVENT_LIMITS.reason, 'a reason').min(3, 'Use at least 3 characters.'),
    }),
    output: z.object({ count: z.int() }),
  },
  'events/restore': {
    access: 'events.edit',
    changes: ['events'],
    summary: 'Take back a cancellation or deletion of events that have not begun',
    input: Scoped.omit({ version: true }),
    output: z.object({ count: z.int() }),
  },
  'events/delete': {
    access: 'events.delete',
    changes: ['events'],
    summary: 'Delete events that have not begun',
    input: Scoped.omit({ version: true }),
    output: z.object({ count: z.int() }),
  },
});
