import { z } from 'zod';

import { defineCalls } from '../../call.ts';
import { Id, optionalText, shortText } from '../../fields.ts';
import { PLACE_LIMITS } from './choices.ts';

export const PlaceInput = z.object({
  name: shortText(PLACE_LIMITS.name, 'a name').min(
    PLACE_LIMITS.name_min,
    `Use at least ${PLACE_LIMITS.name_min} characters.`,
  ),
  outdoors: z.boolean().default(false),
  /** How many people fit; null if it does not matter. */
  fits: z
    .int('Enter a number.')
    .min(1, 'At least one person fits.')
    .max(PLACE_LIMITS.fits, `Enter at most ${PLACE_LIMITS.fits}.`)
    .nullable()
    .default(null),
  notes: optionalText(PLACE_LIMITS.notes),
});
export type PlaceInput = z.infer<typeof PlaceInput>;

const Place = z.object({
  id: Id,
  name: z.string(),
  outdoors: z.boolean(),
  fits: z.int().nullable(),
  notes: z.string().nullable(),
  archived: z.boolean(),
  /** Coming events that name this place. */
  coming: z.int(),
});

export const placeCalls = defineCalls({
  'places/list': {
    access: 'places.view',
    reads: ['places', 'events'],
    summary: 'List the places of this home, those used most first and archived ones last',
    input: z.object({}),
    output: z.array(Place),
  },
  'places/add': {
    access: 'places.manage',
    changes: ['places'],
    creates: true,
    summary: 'Add a place where events are held',
    input: PlaceInput,
    output: z.object({ id: Id }),
  },
  'places/edit': {
    access: 'places.manage',
    changes: ['places', 'events'],
    summary: 'Edit a place; a new name can also be given to coming events',
    input: PlaceInput.extend({ id: Id, rename_coming: z.boolean().default(false) }),
    output: z.object({ renamed: z.int() }),
  },
  'places/archive': {
    access: 'places.manage',
    changes: ['places'],
    summary: 'Archive or restore a place; events keep its name',
    input: z.object({ id: Id, archived: z.boolean() }),
    output: z.object({}),
  },
});
