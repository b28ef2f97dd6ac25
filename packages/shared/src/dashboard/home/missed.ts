import { z } from 'zod';

import { defineCalls } from '../../call.ts';
import { Day, Id } from '../../fields.ts';
import { CATEGORIES } from '../../library/activities/choices.ts';
import { SafetyData } from '../../library/suggestions/safety-data.ts';
import { Face } from '../../residents/residents/face.ts';

const Missed = Face.extend({
  room: z.string().nullable(),
  /** Days present since the last participation, at most MISSED_LOOKS_BACK. */
  days: z.int(),
  /** Above the home's limit. */
  urgent: z.boolean(),
  declined: z.int(),
  last: z.object({ report_id: Id, title: z.string(), day: Day }).nullable(),
  /** The best match without warnings, for those who may choose activities. */
  idea: z
    .object({
      activity_id: Id,
      title: z.string(),
      category: z.enum(CATEGORIES),
      safety: SafetyData,
    })
    .nullable(),
});
export type Missed = z.infer<typeof Missed>;

export const missedCalls = defineCalls({
  'dashboard/missed': {
    access: 'reports.view',
    reads: ['reports', 'residents', 'interests', 'pal', 'library', 'home-settings'],
    summary: 'List residents without an activity for days, longest first, each with a suggestion',
    input: z.object({}),
    output: z.object({
      /** All of them; the list is cut. */
      count: z.int(),
      people: z.array(Missed),
      /** False before the home's first record: no one counts as missed then. */
      recorded: z.boolean(),
      /** Set in a home's first two weeks: the first day residents can count as missed. */
      targets_from: z.iso.date().nullable(),
    }),
  },
});
