import { z } from 'zod';

import { defineCalls } from '../../call.ts';
import { Day, Id, Instant, optionalDay, optionalText, shortText } from '../../fields.ts';
import { PURPOSES } from '../consents/purposes.ts';

const Purposes = z.array(z.enum(PURPOSES, { error: 'Choose from the list.' }));

const OUTCOMES = ['has_capacity', 'lacks_capacity', 'fluctuates'] as const;

export const CapacityNoteInput = z.object({
  resident_id: Id,
  decision: shortText(200, 'which decision it is about').min(3, 'Use at least 3 characters.'),
  /** Consent purposes that were assessed; a yes on someone's behalf must link to one. */
  purposes: Purposes.max(PURPOSES.length)
    .refine((each) => new Set(each).size === each.length, 'Choose each question once.')
    .default([]),
  assessed_on: Day,
  outcome: z.enum(OUTCOMES, { error: 'Choose what was found.' }),
  assessor: shortText(120, 'who assessed it'),
  review_on: optionalDay,
  notes: optionalText(2000),
});

const CapacityNote = z.object({
  id: Id,
  decision: z.string(),
  purposes: Purposes,
  assessed_on: z.string(),
  outcome: z.enum(OUTCOMES),
  assessor: z.string(),
  review_on: z.string().nullable(),
  notes: z.string().nullable(),
  recorded_by: z.string().nullable(),
  recorded_at: Instant,
  /** Superseded by a newer note on the same decision. */
  superseded: z.boolean(),
});

export const capacityCalls = defineCalls({
  'capacity/list': {
    access: 'residents.edit',
    reads: ['consents'],
    summary: 'List notes on a resident’s capacity for decisions, newest first, for staff only',
    input: z.object({ resident_id: Id }),
    output: z.array(CapacityNote),
  },
  'capacity/add': {
    access: 'residents.edit',
    changes: ['consents'],
    creates: true,
    summary: 'Add a capacity note; notes are never changed or removed',
    input: CapacityNoteInput,
    output: z.object({ id: Id }),
  },
});
