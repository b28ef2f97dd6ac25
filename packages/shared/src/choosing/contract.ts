import { z } from 'zod';

import { CATEGORIES, THEMES } from '../activities/choices.ts';
import { ActivityCard, ActivityFilters } from '../activities/contract.ts';
import { defineCalls } from '../call.ts';
import { Day, Id } from '../fields.ts';
import { INTERESTS, STANCES } from '../interests/taxonomy.ts';
import { LEVELS } from '../pal/levels.ts';
import { Face } from '../reports/face.ts';
import { CONFLICTS } from './conflicts.ts';

const people = z
  .array(Id, { error: 'Choose somebody.' })
  .min(1, 'Choose somebody.')
  .max(60, 'Choose at most 60 people.');

const Conflict = z.object({ person_id: Id, kind: z.enum(CONFLICTS), about: z.string().max(200) });

const points = { points: z.number() };
const Reason = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('interest'),
    ...points,
    person_id: Id,
    interest: z.enum(INTERESTS.map(({ code }) => code)),
    stance: z.enum(STANCES),
  }),
  z.object({ kind: z.enum(['level', 'near_level', 'far_level']), ...points, people: z.int() }),
  z.object({
    kind: z.enum(['enjoyed', 'not_enjoyed', 'new', 'recent', 'variety', 'much_of_it']),
    ...points,
  }),
  z.object({ kind: z.literal('theme'), ...points, theme: z.enum(THEMES) }),
  z.object({ kind: z.enum(['season', 'out_of_season', 'time_of_day']), ...points }),
  z.object({ kind: z.enum(['too_many', 'too_few']), ...points, people: z.int() }),
  z.object({ kind: z.enum(['size', 'length', 'place']), ...points, people: z.int() }),
]);

export const Suggested = z.object({
  activity: ActivityCard,
  score: z.number(),
  reasons: z.array(Reason),
  conflicts: z.array(Conflict),
});
export type Suggested = z.infer<typeof Suggested>;

const Missed = Face.extend({
  room: z.string().nullable(),
  /** Of being here, since they were last part of something; at most MISSED_LOOKS_BACK. */
  days: z.int(),
  /** Longer than a home should let pass. */
  urgent: z.boolean(),
  /** How often they were asked meanwhile and did not want to. */
  declined: z.int(),
  last: z.object({ report_id: Id, title: z.string(), day: Day }).nullable(),
  /** What fits them best without any warning, for those who may choose. */
  idea: z.object({ activity_id: Id, title: z.string(), category: z.enum(CATEGORIES) }).nullable(),
});
export type Missed = z.infer<typeof Missed>;

export const choosingCalls = defineCalls({
  'choosing/suggest': {
    access: 'activities.choose',
    summary: 'Activities for these people, each with its reasons and warnings, the best first',
    input: ActivityFilters.extend({
      resident_ids: people,
      limit: z.int().min(1).max(60).default(20),
    }),
    output: z.object({
      people: z.array(
        z.object({ id: Id, preferred_name: z.string(), level: z.enum(LEVELS).nullable() }),
      ),
      suggestions: z.array(Suggested),
    }),
  },
  'choosing/check': {
    access: 'activities.choose',
    summary: 'The warnings of one activity for these people',
    input: z.object({ activity_id: Id, resident_ids: people }),
    output: z.array(Conflict),
  },
  'choosing/choose': {
    access: 'activities.choose',
    summary: 'Says what will be done with whom. Every warning must have been read',
    input: z.object({
      activity_id: Id,
      resident_ids: people,
      acknowledged: z.array(Conflict).max(600).default([]),
    }),
    output: z.object({ id: Id }),
  },
  'dashboard/missed': {
    access: 'reports.view',
    summary:
      'Who has been part of nothing for days, the longest first, each with something that fits',
    input: z.object({}),
    output: z.object({
      /** All of them; the list has the first. */
      count: z.int(),
      people: z.array(Missed),
      /** Nobody is missed where nobody has begun to write down. */
      recorded: z.boolean(),
    }),
  },
});
