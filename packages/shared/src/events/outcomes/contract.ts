import { z } from 'zod';

import { defineCalls } from '../../call.ts';
import { Day, Id, optionalLine } from '../../fields.ts';
import { CATEGORIES } from '../../library/activities/choices.ts';
import { EVENT_LIMITS } from '../events/choices.ts';
import { NOT_HELD_REASONS } from './choices.ts';

const ById = z.object({ id: Id });

export const outcomeCalls = defineCalls({
  'outcomes/asked': {
    access: 'reports.add',
    reads: ['events'],
    summary:
      'List finished events of the user without a record, which nobody has answered or dismissed, latest first',
    input: z.object({}),
    output: z.array(
      z.object({
        id: Id,
        title: z.string(),
        category: z.enum(CATEGORIES),
        day: Day,
        start_time: z.string().nullable(),
      }),
    ),
  },
  'outcomes/not-held': {
    access: 'reports.add',
    changes: ['events'],
    summary:
      'Say that a finished event did not take place, and why; guests are not told, because it is over',
    input: ById.extend({
      reason: z.enum(NOT_HELD_REASONS, { error: 'Choose why it did not take place.' }),
      note: optionalLine(EVENT_LIMITS.reason),
    }),
    output: z.object({}),
  },
  'outcomes/undo-not-held': {
    access: 'reports.add',
    changes: ['events'],
    summary: 'Undo that a finished event did not take place',
    input: ById,
    output: z.object({}),
  },
  'outcomes/dismiss': {
    access: 'reports.add',
    changes: ['events'],
    summary: 'Do not ask again how an event was, or undo that',
    input: ById.extend({ dismissed: z.boolean().default(true) }),
    output: z.object({}),
  },
});
