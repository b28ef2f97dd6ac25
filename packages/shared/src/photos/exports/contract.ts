import { z } from 'zod';

import { defineCalls } from '../../call.ts';
import { Id } from '../../fields.ts';
import { Picture } from '../../residents/residents/contract.ts';
import { Reason } from '../photos/photo.ts';
import { EXPORTED_AT_ONCE } from './choices.ts';

const Chosen = z.object({
  ids: z
    .array(Id)
    .min(1, 'Choose a photo.')
    .max(EXPORTED_AT_ONCE, `Choose at most ${EXPORTED_AT_ONCE} photos.`)
    .refine((all) => new Set(all).size === all.length, 'Choose each photo once.'),
});

export const exportCalls = defineCalls({
  'exports/check': {
    access: 'photos.publish',
    reads: ['photos', 'consents', 'residents'],
    summary: 'Say which photos may be used in public, and why others may not',
    input: Chosen,
    output: z.array(
      z.object({
        id: Id,
        picture: Picture.nullable(),
        caption: z.string().nullable(),
        is_allowed: z.boolean(),
        reasons: z.array(Reason),
      }),
    ),
  },
  'exports/make': {
    access: 'photos.publish',
    changes: ['photos'],
    renders: { what: 'pdf', perHour: 30 },
    summary:
      'Make watermarked pictures for public use of photos in which everyone has agreed to it themselves (N6), with a sheet of their consents; recorded',
    input: Chosen,
    output: z.object({
      /** The sheet comes last. */
      files: z.array(z.object({ file_name: z.string(), base64: z.string() })),
      refused: z.array(z.object({ id: Id, reasons: z.array(Reason) })),
    }),
  },
});
