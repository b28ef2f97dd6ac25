import { z } from 'zod';

import { defineCalls } from '../call.ts';
import { Day, Id, Instant, optionalDay, optionalText, shortText } from '../fields.ts';

const OUTCOMES = ['has_capacity', 'lacks_capacity', 'fluctuates'] as const;

/** About one decision at one time: nobody "lacks capacity" as such. */
export const CapacityNoteInput = z.object({
  resident_id: Id,
  decision: shortText(200, 'which decision it is about').min(3, 'Use at least 3 characters.'),
  assessed_on: Day,
  outcome: z.enum(OUTCOMES, { error: 'Choose what was found.' }),
  assessor: shortText(120, 'who assessed it'),
  review_on: optionalDay,
  notes: optionalText(2000),
});

const CapacityNote = z.object({
  id: Id,
  decision: z.string(),
  assessed_on: z.string(),
  outcome: z.enum(OUTCOMES),
  assessor: z.string(),
  review_on: z.string().nullable(),
  notes: z.string().nullable(),
  recorded_by: z.string().nullable(),
  recorded_at: Instant,
  /** A newer note about the same decision has taken its place. */
  superseded: z.boolean(),
});

export const capacityCalls = defineCalls({
  'capacity/list': {
    access: 'residents.edit',
    summary: 'Notes on whether somebody could make a certain decision, newest first; staff only',
    input: z.object({ resident_id: Id }),
    output: z.array(CapacityNote),
  },
  'capacity/add': {
    access: 'residents.edit',
    summary: 'Adds a note; notes are never changed or removed',
    input: CapacityNoteInput,
    output: z.object({ id: Id }),
  },
});
