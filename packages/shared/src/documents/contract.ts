import { z } from 'zod';

import { defineCalls } from '../call.ts';
import { daysBetween } from '../days.ts';
import { Day, Id, Instant } from '../fields.ts';
import { DocumentContent } from './content.ts';

/** A for a relative, B for planning somebody's care, C about the home for managers and inspectors (domain 3.6). */
export const DOCUMENT_KINDS = ['A', 'B', 'C'] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];
export const DOCUMENT_FORMATS = ['pdf', 'csv'] as const;
export type DocumentFormat = (typeof DOCUMENT_FORMATS)[number];
export const DOCUMENT_STATES = ['queued', 'running', 'done', 'failed'] as const;
export type DocumentState = (typeof DOCUMENT_STATES)[number];

const LONGEST_DAYS = 366;

const Wanted = z.object({
  kind: z.enum(DOCUMENT_KINDS, { error: 'Choose a document.' }),
  /** Whom A and B are about. */
  resident_id: Id.nullable().default(null),
  /** Whom C is about; nobody chosen means everybody. */
  resident_ids: z.array(Id).max(300, 'Choose at most 300 people.').default([]),
  from: Day,
  to: Day,
  /** Full names in C instead of initials; only on request, and noted. */
  names: z.boolean().default(false),
});

type AnyWanted = Pick<z.infer<typeof Wanted>, 'kind' | 'resident_id' | 'from' | 'to'> & {
  format?: DocumentFormat;
};
const check = (wanted: AnyWanted, context: z.RefinementCtx) => {
  const say = (path: string, message: string) =>
    context.addIssue({ code: 'custom', path: [path], message });
  if (wanted.kind !== 'C' && wanted.resident_id === null) say('resident_id', 'Choose a person.');
  if (wanted.to < wanted.from) say('to', 'The last day comes after the first.');
  else if (daysBetween(wanted.from, wanted.to) >= LONGEST_DAYS) say('to', 'Choose at most a year.');
  if (wanted.kind === 'A' && wanted.format === 'csv')
    say('format', 'An update for the family is a PDF.');
};

export const DocumentToPreview = Wanted.superRefine(check);
export const DocumentToMake = Wanted.extend({
  format: z.enum(DOCUMENT_FORMATS, { error: 'Choose a format.' }),
}).superRefine(check);
export type DocumentToMake = z.infer<typeof DocumentToMake>;

const DocumentRow = z.object({
  id: Id,
  kind: z.enum(DOCUMENT_KINDS),
  format: z.enum(DOCUMENT_FORMATS),
  resident: z.object({ id: Id, preferred_name: z.string(), last_name: z.string() }).nullable(),
  from_day: Day,
  to_day: Day,
  names: z.boolean(),
  state: z.enum(DOCUMENT_STATES),
  /** From 0 to 100. */
  progress: z.int(),
  file_bytes: z.int().nullable(),
  requested_by: z.string().nullable(),
  created_at: Instant,
  expires_at: Instant.nullable(),
  may_delete: z.boolean(),
});
export type DocumentRow = z.infer<typeof DocumentRow>;

const ById = z.object({ id: Id });

export const documentCalls = defineCalls({
  'documents/preview': {
    access: 'reports.download',
    summary: 'What a document would say, to look at before it is made',
    input: DocumentToPreview,
    output: DocumentContent,
  },
  'documents/make': {
    access: 'reports.download',
    summary: 'Has a document made in the background; it is kept for seven days',
    input: DocumentToMake,
    output: z.object({ id: Id }),
  },
  'documents/list': {
    access: 'reports.download',
    summary: 'Documents of the last days that one may open, newest first',
    input: z.object({}),
    output: z.array(DocumentRow),
  },
  'documents/get': {
    access: 'reports.download',
    summary: 'How far a document is',
    input: ById,
    output: DocumentRow,
  },
  'documents/open': {
    access: 'reports.open',
    summary: 'The file itself; each opening is noted. A relative opens what was sent to them',
    input: ById,
    output: z.object({ file_name: z.string(), base64: z.string() }),
  },
  'documents/delete': {
    access: 'reports.download',
    summary: 'Removes a document before its time: one’s own, or as a manager any',
    input: ById,
    output: z.object({}),
  },
  'documents/for-family': {
    access: 'relatives.view',
    summary: 'What the home has sent to this relative, newest first',
    input: z.object({}),
    output: z.array(
      z.object({
        id: Id,
        preferred_name: z.string(),
        from_day: Day,
        to_day: Day,
        sent_at: Instant,
      }),
    ),
  },
  'documents/read': {
    access: 'relatives.view',
    summary: 'An update that was sent to this relative, as far as it is shared now; noted',
    input: ById,
    output: z.object({ content: DocumentContent, until: Instant }),
  },
});
