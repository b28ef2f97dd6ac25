import { z } from 'zod';

import { defineCalls } from '../../call.ts';
import { Instant } from '../../fields.ts';

export const pingCalls = defineCalls({
  ping: {
    access: 'public',
    summary: 'Answer while the server is up and not in maintenance',
    input: z.object({}),
    output: z.object({ release: z.string(), time: Instant }),
  },
});
