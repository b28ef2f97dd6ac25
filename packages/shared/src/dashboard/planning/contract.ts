import { z } from 'zod';

import { defineCalls } from '../../call.ts';
import { CalendarMark, EventCard } from '../../events/events/contract.ts';
import { mondayOf } from '../../events/events/recurrence.ts';
import { Day, Id, shortText } from '../../fields.ts';
import { ACTIVITY_PLACES, CATEGORIES } from '../../library/activities/choices.ts';
import { Conflict } from '../../library/suggestions/contract.ts';
import { Face } from '../../residents/residents/face.ts';
import { missedCalls } from '../home/missed.ts';
import { TEMPLATE_NAME } from './choices.ts';

/** Any day of a week means that week. */
const Week = Day.transform(mondayOf);

export const PlannedEvent = EventCard.extend({
  group_ids: z.array(Id),
  /** Invited by name. */
  resident_ids: z.array(Id),
  /** Invited by name or with a group, and living here; empty if it is open to everyone. */
  invited_ids: z.array(Id),
  lead_id: Id.nullable(),
  helper_ids: z.array(Id),
  performer_id: Id.nullable(),
});
export type PlannedEvent = z.infer<typeof PlannedEvent>;

const Named = z.object({ id: Id, name: z.string() });

const PlanSuggestion = z.object({
  activity_id: Id,
  title: z.string(),
  category: z.enum(CATEGORIES),
  minutes: z.int(),
  places: z.array(z.enum(ACTIVITY_PLACES)),
  why: z.enum(['missed', 'uninvited', 'theme']),
  /** Residents it suits. */
  people: z.array(z.object({ id: Id, preferred_name: z.string() })),
  /** The day that it is about. */
  theme: z.object({ title: z.string(), day: Day }).nullable(),
});
export type PlanSuggestion = z.infer<typeof PlanSuggestion>;

/** The result of an action that adds drafts; `planning/remove-drafts` takes it back. */
const Made = z.object({
  ids: z.array(Id),
  /** Left out because it is planned already. */
  already: z.int(),
  /** Left out because its time has passed, or because everyone invited has left. */
  left_out: z.int(),
});

const templateFields = { id: Id, name: z.string(), events: z.int() };
const ById = z.object({ id: Id });
const OfWeek = z.object({ week: Week });

export const planningCalls = defineCalls({
  'planning/week': {
    access: 'events.view-drafts',
    reads: [
      'events',
      'residents',
      'groups',
      'staff',
      'reports',
      'interests',
      'pal',
      'library',
      'birthdays',
      'home-settings',
    ],
    summary: 'Get a week to plan: its events, marks, suggestions, and who has been left out',
    input: OfWeek,
    output: z.object({
      week: Day,
      events: z.array(PlannedEvent),
      marks: z.array(CalendarMark),
      groups: z.array(Named),
      /** Colleagues who lead or help, for the names of clashes. */
      staff: z.array(Named),
      /** Residents named by events, for the names of clashes. */
      residents: z.array(Named),
      performers: z.array(z.object({ id: Id, name: z.string(), rest_days: z.array(z.int()) })),
      /** Current residents invited to nothing by name or group; null without access to residents. */
      uninvited: z.array(Face).nullable(),
      missed: missedCalls['dashboard/missed'].output.shape.people.nullable(),
      suggestions: z.array(PlanSuggestion),
    }),
  },
  'planning/copy-week': {
    access: 'events.plan',
    changes: ['events'],
    creates: true,
    summary: 'Copy the single events of a week into another one, as drafts',
    input: z
      .object({ from: Week, to: Week })
      .refine(({ from, to }) => from !== to, { path: ['from'], message: 'Choose another week.' }),
    output: Made,
  },
  'planning/templates': {
    access: 'events.view-drafts',
    reads: ['week-templates'],
    summary: 'List the week templates of the home',
    input: z.object({}),
    output: z.array(z.object(templateFields)),
  },
  'planning/save-template': {
    access: 'events.plan',
    changes: ['week-templates'],
    creates: true,
    summary: 'Save the single events of a week as a template, without residents’ names',
    input: OfWeek.extend({
      name: shortText(TEMPLATE_NAME.max, 'a name').min(
        TEMPLATE_NAME.min,
        `Use at least ${TEMPLATE_NAME.min} characters.`,
      ),
    }),
    output: z.object(templateFields),
  },
  'planning/apply-template': {
    access: 'events.plan',
    changes: ['events'],
    creates: true,
    summary: 'Add the events of a template to a week, as drafts',
    input: OfWeek.extend({ id: Id }),
    output: Made,
  },
  'planning/delete-template': {
    access: 'events.plan',
    changes: ['week-templates'],
    summary: 'Delete a week template',
    input: ById,
    output: z.object({}),
  },
  'planning/restore-template': {
    access: 'events.plan',
    changes: ['week-templates'],
    summary: 'Undo the deletion of a week template',
    input: ById,
    output: z.object({}),
  },
  'planning/remove-drafts': {
    access: 'events.plan',
    changes: ['events'],
    summary: 'Undo an action that added drafts; those published since stay',
    input: z.object({ ids: z.array(Id).min(1).max(500) }),
    output: z.object({ count: z.int() }),
  },
  'planning/publish-preview': {
    access: 'events.view-drafts',
    reads: ['events', 'residents', 'relatives', 'staff', 'groups', 'interests', 'library'],
    summary: 'Say what publishing a week would do, with the warnings that nobody has read',
    input: OfWeek,
    output: z.object({
      events: z.int(),
      /** Drafts whose time has passed: they stay drafts. */
      passed: z.int(),
      /** Those who get the email, without those who declined it. */
      families: z.int(),
      staff: z.int(),
      warnings: z.array(
        z.object({
          event_id: Id,
          title: z.string(),
          day: Day,
          start_time: z.string().nullable(),
          conflicts: z.array(Conflict),
          people: z.array(z.object({ id: Id, preferred_name: z.string() })),
        }),
      ),
    }),
  },
  'planning/publish': {
    access: 'events.plan',
    changes: ['events'],
    summary: 'Publish the drafts of a week and tell families and staff once',
    input: OfWeek.extend({
      acknowledged: z
        .array(z.object({ event_id: Id, conflicts: z.array(Conflict).max(2000) }))
        .max(500)
        .default([]),
    }),
    output: z.object({ published: z.int() }),
  },
});
