import { z } from 'zod';

import { CATEGORIES } from '../activities/choices.ts';
import { defineCalls } from '../call.ts';
import { Day, Id } from '../fields.ts';
import { Face } from '../reports/face.ts';

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

export const missedCalls = defineCalls({
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
