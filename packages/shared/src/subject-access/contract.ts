import { z } from 'zod';

import { defineCalls } from '../call.ts';
import { Id } from '../fields.ts';

const Request = z.object({
  resident_id: Id,
  /** Names of relatives and staff become what they are to the person. */
  hide_others: z.boolean().default(true),
});

/** A part of the record: rows as they are kept, with names that people can read. */
export const RecordPart = z.object({
  title: z.string(),
  rows: z.array(z.record(z.string(), z.unknown())),
});
export type RecordPart = z.infer<typeof RecordPart>;

export const subjectAccessCalls = defineCalls({
  'subject-access/record': {
    access: 'residents.manage',
    summary: 'Everything that is kept about one resident, for the person it is about',
    input: Request,
    output: z.object({ made_at: z.string(), home: z.string(), parts: z.array(RecordPart) }),
  },
  'subject-access/pdf': {
    access: 'residents.manage',
    summary: 'The same as a document to print',
    input: Request,
    output: z.object({ file_name: z.string(), base64: z.string() }),
  },
});
