import { z } from 'zod';

import { defineCalls } from '../../call.ts';
import { Id } from '../../fields.ts';
import { INTERESTS, STANCES } from '../../residents/interests/taxonomy.ts';
import { LEVELS } from '../../residents/pal/levels.ts';
import { THEMES } from '../activities/choices.ts';
import { ActivityCard, ActivityFilters } from '../activities/contract.ts';
import { CARE_NOTES } from './care-notes.ts';
import { CONFLICTS } from './conflicts.ts';
import { SafetyData } from './safety-data.ts';

const people = z
  .array(Id, { error: 'Choose somebody.' })
  .min(1, 'Choose somebody.')
  .max(60, 'Choose at most 60 people.');

export const Conflict = z.object({
  person_id: Id,
  kind: z.enum(CONFLICTS),
  about: z.string().max(200),
});
const CareNote = z.object({ person_id: Id, kind: z.enum(CARE_NOTES) });

/** Shown before an activity is done. */
const warnings = {
  /** Must be acknowledged before choosing. */
  conflicts: z.array(Conflict),
  notes: z.array(CareNote),
  /** Food or drink, and no diet or allergy status is recorded for one of them. */
  food_caution: z.boolean(),
};

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
  ...warnings,
});
export type Suggested = z.infer<typeof Suggested>;

export const suggestionCalls = defineCalls({
  'suggestions/list': {
    access: 'activities.choose',
    reads: ['library', 'residents', 'interests', 'pal', 'reports', 'choices'],
    summary: 'List suggestions for these residents with reasons and warnings, best first',
    input: ActivityFilters.extend({
      resident_ids: people,
      limit: z.int().min(1).max(60).default(20),
    }),
    output: z.object({
      people: z.array(
        z.object({
          id: Id,
          preferred_name: z.string(),
          level: z.enum(LEVELS).nullable(),
          safety: SafetyData,
        }),
      ),
      suggestions: z.array(Suggested),
    }),
  },
  'suggestions/check': {
    access: 'activities.choose',
    reads: ['library', 'residents', 'interests', 'pal'],
    summary: 'List the warnings of an activity for these residents',
    input: z.object({ activity_id: Id, resident_ids: people }),
    output: z.object({
      ...warnings,
      people: z.array(z.object({ id: Id, preferred_name: z.string(), safety: SafetyData })),
    }),
  },
  'suggestions/choose': {
    access: 'activities.choose',
    changes: ['choices'],
    creates: true,
    summary: 'Choose an activity for these residents; every warning must have been acknowledged',
    input: z.object({
      activity_id: Id,
      resident_ids: people,
      acknowledged: z.array(Conflict).max(600).default([]),
    }),
    output: z.object({ id: Id }),
  },
});
