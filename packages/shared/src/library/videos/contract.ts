import { z } from 'zod';

import { defineCalls } from '../../call.ts';
import { Id } from '../../fields.ts';
import { LEVELS } from '../../residents/pal/levels.ts';
import { CATEGORIES } from '../activities/choices.ts';

export const VideoCard = z.object({
  id: Id,
  title: z.string(),
  summary: z.string(),
  category: z.enum(CATEGORIES),
  levels: z.array(z.enum(LEVELS)),
  seconds: z.int(),
  narrated: z.boolean(),
  poster: z.object({ url: z.string(), alt: z.string() }),
  progress: z.object({ seconds: z.int(), finished: z.boolean() }).nullable(),
});
export type VideoCard = z.infer<typeof VideoCard>;

export const videoCalls = defineCalls({
  'dashboard/videos': {
    access: 'videos.view',
    reads: ['library', 'progress'],
    summary: 'List the videos, with the user’s progress',
    input: z.object({
      category: z.enum(CATEGORIES).nullable().default(null),
      level: z.enum(LEVELS).nullable().default(null),
    }),
    output: z.array(VideoCard),
  },
  'videos/open': {
    access: 'videos.view',
    reads: ['library', 'progress'],
    summary:
      'Get a video with its addresses, which are valid for some hours and for this user only',
    input: z.object({ id: Id }),
    output: VideoCard.extend({
      together: z.string(),
      opening_line: z.string(),
      chapters: z.array(z.object({ at: z.number(), title: z.string() })),
      film: z.string(),
      captions: z.string(),
    }),
  },
  'videos/set-progress': {
    access: 'videos.view',
    changes: ['progress'],
    summary: 'Save the user’s position in a video',
    input: z.object({
      id: Id,
      seconds: z.int().min(0).max(7200),
      finished: z.boolean().default(false),
    }),
    output: z.object({}),
  },
  'videos/watched-together': {
    access: 'activities.choose',
    changes: ['choices'],
    creates: true,
    summary: 'Record who was in the room, as the start of a record',
    input: z.object({
      id: Id,
      resident_ids: z.array(Id).min(1, 'Choose somebody.').max(60, 'Choose at most 60 people.'),
    }),
    output: z.object({ id: Id }),
  },
});
