import { z } from 'zod';

import { defineCalls } from '../../call.ts';
import { Id, Instant } from '../../fields.ts';

export const GIFT_STATES = ['queued', 'running', 'done', 'failed'] as const;
export type GiftState = (typeof GIFT_STATES)[number];

/** How long a file can be downloaded; it can be made again. */
export const GIFT_DAYS = 7;

const Gift = z.object({
  id: Id,
  state: z.enum(GIFT_STATES),
  /** In percent. */
  progress: z.int(),
  /** Null until it is known. */
  photo_count: z.int().nullable(),
  file_bytes: z.int().nullable(),
  created_at: Instant,
  expires_at: Instant,
  /** False once something in it is no longer shared: it has to be made again. */
  is_current: z.boolean(),
});
export type Gift = z.infer<typeof Gift>;

const Whose = z.object({
  /** Null for the album of a household. */
  resident_id: Id.nullable(),
  /** For the resident’s own subject access request, which does not depend on their consents. */
  for_subject: z.boolean().default(false),
});

export const giftCalls = defineCalls({
  'gifts/get': {
    access: 'photos.gift',
    reads: ['gifts', 'photos', 'consents', 'residents', 'relatives'],
    summary: 'Get the latest file with all photos of a resident, and whether the user may make one',
    input: Whose,
    output: z.object({ gift: Gift.nullable(), can_make: z.boolean() }),
  },
  'gifts/make': {
    access: 'photos.gift',
    changes: ['gifts'],
    creates: true,
    renders: { what: 'job', perHour: 6 },
    summary:
      'Make a file with all photos of a resident that their family may see, with an album to open in a browser',
    input: Whose.extend({
      /** Staff confirm that whoever receives it is entitled to it. */
      is_entitled: z.boolean().default(false),
    }),
    output: z.object({ id: Id }),
  },
  'gifts/open': {
    access: 'photos.gift',
    changes: ['photos'],
    summary: 'Get a short-lived address to download the file; every download is recorded',
    input: z.object({ id: Id }),
    output: z.object({ url: z.string(), file_name: z.string() }),
  },
});
