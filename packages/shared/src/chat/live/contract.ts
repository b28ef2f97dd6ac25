import { z } from 'zod';

import { defineCalls } from '../../call.ts';
import { Id } from '../../fields.ts';

/** For devices whose network lets no stream through. */
export const liveCalls = defineCalls({
  'live/changes': {
    access: 'authenticated',
    summary:
      'List the topics and chat threads that changed since a number, as the stream of `live` would tell',
    input: z.object({ since: z.int().min(0) }),
    output: z.object({
      carehome_id: Id,
      number: z.int(),
      everything: z.literal(true).optional(),
      topics: z.array(z.string()),
      threads: z.array(Id),
    }),
  },
});
