import { z } from 'zod';

import { defineCalls } from '../../call.ts';
import { Id } from '../../fields.ts';
import { LEVELS } from '../../residents/pal/levels.ts';
import {
  ACTIVITY_FORMATS,
  ACTIVITY_PLACES,
  CATEGORIES,
  GUIDE_LIMITS,
  SEASONS,
  THEMES,
} from './choices.ts';
import { OwnActivityEdit, OwnActivityInput } from './own-activity.ts';

const some = <const T extends readonly string[]>(values: T) =>
  z
    .array(z.enum(values, { error: 'Choose from the list.' }))
    .max(values.length)
    .default([]);
const upTo = (max: number) => z.int().min(1).max(max).nullable().default(null);

export const ACTIVITY_TABS = ['all', 'favourites', 'recent', 'ours'] as const;
export type ActivityTab = (typeof ACTIVITY_TABS)[number];

export const ActivityFilters = z.object({
  query: z.string().trim().max(100, 'Use at most 100 characters.').default(''),
  levels: some(LEVELS),
  categories: some(CATEGORIES),
  max_minutes: upTo(GUIDE_LIMITS.minutes),
  /** Suitable for this many people. */
  people: upTo(GUIDE_LIMITS.people),
  formats: some(ACTIVITY_FORMATS),
  places: some(ACTIVITY_PLACES),
  in_bed: z.boolean().default(false),
  /** Free text, such as “scarves”. */
  equipment: z.string().trim().max(60, 'Use at most 60 characters.').default(''),
  seasons: some(SEASONS),
  themes: some(THEMES),
});
export type ActivityFilters = z.infer<typeof ActivityFilters>;

export const ActivityCard = z.object({
  id: Id,
  title: z.string(),
  summary: z.string(),
  category: z.enum(CATEGORIES),
  levels: z.array(z.enum(LEVELS)),
  formats: z.array(z.enum(ACTIVITY_FORMATS)),
  min_people: z.int(),
  max_people: z.int(),
  duration_min: z.int(),
  places: z.array(z.enum(ACTIVITY_PLACES)),
  suitable_in_bed: z.boolean(),
  seasons: z.array(z.enum(SEASONS)),
  themes: z.array(z.enum(THEMES)),
  /** Address and alternative text. */
  picture: z.object({ url: z.string(), alt: z.string() }).nullable(),
  /** Written by us, by another home of the organisation or by this home. */
  scope: z.enum(['library', 'organisation', 'home']),
  favourite: z.boolean(),
});
export type ActivityCard = z.infer<typeof ActivityCard>;

/** Activities written by a home may lack most fields. */
export const Activity = ActivityCard.extend({
  guide: OwnActivityInput.shape.guide,
  /** The uploaded picture, so that an edit keeps it. */
  picture_id: Id.nullable(),
  based_on: z.object({ id: Id, title: z.string() }).nullable(),
  version: z.int(),
  shared: z.boolean(),
  for_relatives: z.boolean(),
  archived: z.boolean(),
  hidden: z.boolean(),
});
export type Activity = z.infer<typeof Activity>;

const Done = z.object({ id: Id });

export const activityCalls = defineCalls({
  'activities/search': {
    access: 'activities.view-all',
    reads: ['library', 'favourites'],
    summary: 'Search activities, best match first; without a query by title',
    input: ActivityFilters.extend({
      tab: z.enum(ACTIVITY_TABS).default('all'),
      archived: z.boolean().default(false),
      offset: z.int().min(0).max(100_000).default(0),
      limit: z.int().min(1).max(100).default(40),
    }),
    output: z.object({ total: z.int(), activities: z.array(ActivityCard) }),
  },
  'activities/get': {
    access: 'activities.view',
    reads: ['library', 'favourites'],
    summary:
      'Get one guide; users without the whole library get only featured activities and ideas for them',
    input: z.object({ id: Id }),
    output: Activity,
  },
  'activities/set-favourite': {
    access: 'activities.view-all',
    changes: ['favourites'],
    summary: 'Mark or unmark an activity as a favourite',
    input: z.object({ id: Id, favourite: z.boolean() }),
    output: Done,
  },
  'activities/print': {
    access: 'activities.view',
    reads: ['library'],
    summary: 'Create a document with one guide per page or four cards per page',
    renders: { what: 'pdf', perHour: 100 },
    input: z.object({
      ids: z.array(Id).min(1, 'Choose an activity.').max(40, 'Choose at most 40.'),
      layout: z.enum(['guide', 'cards']),
    }),
    output: z.object({ file_name: z.string(), base64: z.string() }),
  },
  'dashboard/featured': {
    access: 'activities.view-featured',
    reads: ['library', 'favourites', 'reports'],
    summary:
      'List activities for today: in season, matching what is celebrated, or not yet tried in this home',
    input: z.object({}),
    output: z.object({
      themes: z.array(z.object({ theme: z.enum(THEMES), title: z.string() })),
      activities: z.array(ActivityCard),
    }),
  },
  'activities/add': {
    access: 'activities.write',
    changes: ['library'],
    creates: true,
    summary: 'Add an activity of this home',
    input: OwnActivityInput,
    output: Done,
  },
  'activities/edit': {
    access: 'activities.write',
    changes: ['library'],
    summary: 'Edit an activity of this home',
    input: OwnActivityEdit,
    output: z.object({ id: Id, version: z.int() }),
  },
  'activities/archive': {
    access: 'activities.write',
    changes: ['library'],
    summary: 'Archive or restore an activity of this home',
    input: z.object({ id: Id, archived: z.boolean() }),
    output: Done,
  },
});
