import { z } from 'zod';

import { defineCalls } from '../../call.ts';
import { Id } from '../../fields.ts';
import { SeriousHarmCheck, SeriousHarmCheckInput } from './check.ts';
import { REQUESTERS } from './choices.ts';

const Request = z.object({
  resident_id: Id,
  /** Relatives are described by relationship. */
  hide_others: z.boolean().default(true),
  /** Staff are named unless that would put them at risk. */
  name_staff: z.boolean().default(true),
  /** Only the conversation with the family, for a request about that. */
  only_chat: z.boolean().default(false),
});

/** Rows with readable labels. */
export const RecordPart = z.object({
  title: z.string(),
  rows: z.array(z.record(z.string(), z.unknown())),
});
export type RecordPart = z.infer<typeof RecordPart>;

/** The topics of everything kept about a resident. */
const RELEASED = [
  'subject-access',
  'residents',
  'relatives',
  'consents',
  'about-me',
  'interests',
  'tags',
  'groups',
  'pal',
  'reports',
  'observations',
  'documents',
  'chat',
] as const;

export const subjectAccessCalls = defineCalls({
  'subject-access/status': {
    access: 'residents.manage',
    reads: ['subject-access'],
    summary:
      'Get the serious-harm check in force, if any, which decides whether a record may be released',
    input: z.object({ resident_id: Id }),
    output: z.object({
      /** After a death the personal representative, not the family as such. */
      requesters: z.array(z.enum(REQUESTERS)),
      withholdable: z.array(z.object({ name: z.string(), title: z.string() })),
      check: SeriousHarmCheck.extend({ valid_until: z.string() }).nullable(),
    }),
  },
  'subject-access/check': {
    access: 'residents.manage',
    changes: ['subject-access'],
    summary: 'Record the serious-harm check required before releasing a record',
    creates: true,
    input: SeriousHarmCheckInput,
    output: z.object({}),
  },
  'subject-access/record': {
    access: 'residents.manage',
    reads: RELEASED,
    summary:
      'Everything that is kept about one resident and may be released, for the person it is about',
    renders: { what: 'text', perHour: 60 },
    input: Request,
    output: z.object({ made_at: z.string(), home: z.string(), parts: z.array(RecordPart) }),
  },
  'subject-access/pdf': {
    access: 'residents.manage',
    reads: RELEASED,
    summary: 'The same as a document to print',
    renders: { what: 'pdf', perHour: 30 },
    input: Request,
    output: z.object({ file_name: z.string(), base64: z.string() }),
  },
});
