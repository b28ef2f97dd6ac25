import { z } from 'zod';

import { defineCalls } from '../../call.ts';
import { Day, Id, Instant, optionalLine } from '../../fields.ts';
import { VISIT_LIMITS } from './choices.ts';
import { ExpectedVisit, People, VisitedResident } from './contract.ts';

export const SignInInput = z
  .object({
    /** An announced visit, a reply to an event, or the name of someone unexpected. */
    visit_id: Id.nullable().default(null),
    reply_id: Id.nullable().default(null),
    name: optionalLine(VISIT_LIMITS.name),
    /** The resident visited, for a visitor who was not announced. */
    resident_id: Id.nullable().default(null),
    firm: optionalLine(VISIT_LIMITS.name),
    people: People.default(1),
    client_uuid: Id,
  })
  .refine(
    ({ visit_id, reply_id, name }) =>
      [visit_id, reply_id, name].filter((each) => each !== null).length === 1,
    { path: ['name'], message: 'Enter a name.' },
  );

export const VisitorEntry = z.object({
  id: Id,
  name: z.string(),
  people: z.int(),
  resident: VisitedResident.nullable(),
  firm: z.string().nullable(),
  visit_id: Id.nullable(),
  reply_id: Id.nullable(),
  signed_in_at: Instant,
  signed_out_at: Instant.nullable(),
  /** Signed out at night, because nobody had done it. */
  not_signed_out: z.boolean(),
});
export type VisitorEntry = z.infer<typeof VisitorEntry>;

const reads = ['visitors', 'visits', 'event-replies', 'events', 'residents', 'relatives'] as const;
const ById = z.object({ id: Id });

export const receptionCalls = defineCalls({
  'visits/day': {
    access: 'reception.view',
    reads,
    summary: 'List who is expected on a day, and who was signed in and out',
    input: z.object({ day: Day }),
    output: z.object({ expected: z.array(ExpectedVisit), entries: z.array(VisitorEntry) }),
  },
  'visits/sign-in': {
    access: 'reception.sign-in',
    changes: ['visitors'],
    creates: 'by-client-uuid',
    summary: 'Sign in an expected visitor or someone else; a repeated client_uuid changes nothing',
    input: SignInInput,
    output: z.object({ id: Id }),
  },
  'visits/sign-out': {
    access: 'reception.view',
    changes: ['visitors'],
    summary: 'Sign a visitor out',
    input: ById,
    output: z.object({}),
  },
  'visits/back-in': {
    access: 'reception.view',
    changes: ['visitors'],
    summary: 'Undo signing a visitor out',
    input: ById,
    output: z.object({}),
  },
  'visits/remove': {
    access: 'reception.view',
    changes: ['visitors'],
    summary: 'Undo signing a visitor in',
    input: ById,
    output: z.object({}),
  },
  'visits/fire-list': {
    access: 'reception.view',
    reads,
    summary: 'List visitors and residents who are in the house now',
    input: z.object({}),
    output: z.object({
      at: Instant,
      visitors: z.array(VisitorEntry),
      /** Signed out at night by the app; they may still be in the house. */
      perhaps: z.array(VisitorEntry),
      residents: z.array(VisitedResident),
    }),
  },
});
