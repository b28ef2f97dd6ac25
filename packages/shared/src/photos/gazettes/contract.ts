import { z } from 'zod';

import { defineCalls } from '../../call.ts';
import { Id, Instant, optionalLine } from '../../fields.ts';
import { AGREEMENTS } from '../../residents/relatives/choices.ts';
import { GAZETTE_LIMITS, GAZETTE_STATES } from './choices.ts';

const Nothing = z.object({});
const OfResident = z.object({ resident_id: Id });
const QuarterKey = z.string().regex(/^\d{4}-Q[1-4]$/, 'Choose a quarter.');
const Resident = z.object({ id: Id, preferred_name: z.string() });

const Gazette = z.object({
  resident: Resident,
  quarter: QuarterKey,
  state: z.enum(GAZETTE_STATES),
  /** Printed on the first page; null for any relative. */
  reader: z.string().nullable(),
  /** The two pages as a photo book; null if nothing was made. */
  book_id: Id.nullable(),
  /** The PDF that can be downloaded. */
  copy_id: Id.nullable(),
  made_at: Instant,
  printed_at: Instant.nullable(),
  posted_at: Instant.nullable(),
});
export type Gazette = z.infer<typeof Gazette>;

const Reader = z.object({ name: z.string().nullable(), agreed: z.enum(AGREEMENTS) });

export const GazetteSetting = OfResident.extend({
  wanted: z.boolean(),
  name: optionalLine(GAZETTE_LIMITS.name),
  agreed: z.enum(AGREEMENTS, { error: 'Say how you know that the person wants this.' }).nullable(),
}).refine(({ wanted, agreed }) => !wanted || agreed !== null, {
  path: ['agreed'],
  message: 'Say how you know that the person wants this.',
});

const READS = ['gazettes', 'photo-books', 'residents', 'consents'] as const;

export const gazetteCalls = defineCalls({
  'gazettes/list': {
    access: 'photos.edit',
    reads: READS,
    summary: 'List the gazettes of recent quarters, newest first, and who receives one',
    input: Nothing,
    output: z.object({
      gazettes: z.array(Gazette),
      residents: z.array(Resident.extend({ reader: z.string().nullable() })),
      this_quarter: QuarterKey,
    }),
  },
  'gazettes/waiting': {
    access: 'photos.edit',
    reads: READS,
    summary: 'Count the gazettes that have been neither printed nor posted',
    input: Nothing,
    output: z.object({ count: z.int() }),
  },
  'gazettes/get': {
    access: 'photos.edit',
    reads: READS,
    summary: 'Get whether a resident’s family receives a printed gazette, and the latest one',
    input: OfResident,
    output: z.object({
      resident: Resident,
      reader: Reader.nullable(),
      latest: Gazette.nullable(),
    }),
  },
  'gazettes/set': {
    access: 'photos.keep',
    changes: ['gazettes'],
    summary: 'Choose whether a printed gazette is made for a relative who is not online',
    input: GazetteSetting,
    output: Nothing,
  },
  'gazettes/make': {
    access: 'photos.add',
    changes: ['gazettes', 'photo-books'],
    creates: true,
    summary: 'Make this quarter’s gazette now, from what has happened so far',
    input: OfResident,
    output: z.object({ quarter: QuarterKey }),
  },
  'gazettes/set-posted': {
    access: 'photos.edit',
    changes: ['gazettes'],
    summary: 'Mark a gazette as posted, or undo that',
    input: OfResident.extend({ quarter: QuarterKey, posted: z.boolean() }),
    output: Nothing,
  },
});
