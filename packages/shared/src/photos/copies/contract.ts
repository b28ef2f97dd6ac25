import { z } from 'zod';

import { defineCalls } from '../../call.ts';
import { Id, Instant } from '../../fields.ts';
import { COPY_KINDS } from './choices.ts';

export const photoCopyCalls = defineCalls({
  'photos/download': {
    access: 'photos.download',
    changes: ['photos'],
    renders: { what: 'text', perHour: 200 },
    summary: 'Download a photo as the user may see it, as a JPEG; each download is recorded',
    input: z.object({ id: Id }),
    output: z.object({ file_name: z.string(), base64: z.string() }),
  },
  'photos/copies': {
    access: 'photos.keep',
    reads: ['photos'],
    summary: 'List the copies of a resident’s photos that have left the app, latest first',
    input: z.object({ resident_id: Id }),
    output: z.array(
      z.object({
        photo_id: Id,
        kind: z.enum(COPY_KINDS),
        at: Instant,
        /** Null if the account no longer exists or no one asked for it. */
        by: z.string().nullable(),
      }),
    ),
  },
});
