import { z } from 'zod';

import { defineCalls } from '../../call.ts';
import { daysBetween } from '../../days.ts';
import { Day, Id, Instant } from '../../fields.ts';
import { DocumentContent } from './content.ts';

/** Documents A, B and C of domain 3.6. */
export const DOCUMENT_KINDS = ['family_update', 'care_planning', 'home_evidence'] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];
export const DOCUMENT_FORMATS = ['pdf', 'csv'] as const;
export type DocumentFormat = (typeof DOCUMENT_FORMATS)[number];
export const DOCUMENT_STATES = ['queued', 'running', 'done', 'failed'] as const;
export type DocumentState = (typeof DOCUMENT_STATES)[number];

const LONGEST_DAYS = 366;

const Wanted = z.object({
  kind: z.enum(DOCUMENT_KINDS, { error: 'Choose a document.' }),
  /** Required unless the kind is home_evidence. */
  resident_id: Id.nullable().default(null),
  /** For home_evidence; empty means all residents. */
  resident_ids: z.array(Id).max(300, 'Choose at most 300 people.').default([]),
  from: Day,
  to: Day,
  /** Full names instead of pseudonyms in home_evidence; the request is audited. */
  names: z.boolean().default(false),
});

type AnyWanted = Pick<z.infer<typeof Wanted>, 'kind' | 'resident_id' | 'from' | 'to'> & {
  format?: DocumentFormat;
};
const check = (wanted: AnyWanted, context: z.RefinementCtx) => {
  const say = (path: string, message: string) =>
    context.addIssue({ code: 'custom', path: [path], message });
  if (wanted.kind !== 'home_evidence' && wanted.resident_id === null)
    say('resident_id', 'Choose a person.');
  if (wanted.to < wanted.from) say('to', 'The last day comes after the first.');
  else if (daysBetween(wanted.from, wanted.to) >= LONGEST_DAYS) say('to', 'Choose at most a year.');
  if (wanted.kind === 'family_update' && wanted.format === 'csv')
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
    reads: ['reports', 'residents', 'consents'],
    summary: 'Preview a document before it is generated',
    renders: { what: 'text', perHour: 120 },
    input: DocumentToPreview,
    output: DocumentContent,
  },
  'documents/make': {
    access: 'reports.download',
    changes: ['documents'],
    creates: true,
    summary: 'Generate a document in the background; it is kept for seven days',
    renders: { what: 'job', perHour: 20 },
    input: DocumentToMake,
    output: z.object({ id: Id }),
  },
  'documents/list': {
    access: 'reports.download',
    reads: ['documents'],
    summary: 'List recent documents that the user may open, newest first',
    input: z.object({}),
    output: z.array(DocumentRow),
  },
  'documents/get': {
    access: 'reports.download',
    reads: ['documents'],
    summary: 'Get the progress of a document',
    input: ById,
    output: DocumentRow,
  },
  'documents/open': {
    access: 'reports.open',
    reads: ['documents'],
    summary:
      'Download a document; each download is audited, and relatives get only what was sent to them',
    renders: { what: 'pdf', perHour: 60 },
    input: ById,
    output: z.object({ file_name: z.string(), base64: z.string() }),
  },
  'documents/delete': {
    access: 'reports.download',
    changes: ['documents'],
    summary: 'Delete a document early: one’s own, or any as a manager',
    input: ById,
    output: z.object({}),
  },
  'documents/for-family': {
    access: 'relatives.view',
    reads: ['documents'],
    summary: 'List the documents sent to this relative, newest first',
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
    reads: ['documents'],
    summary: 'Read an update sent to this relative, limited to what is still shared; audited',
    renders: { what: 'text', perHour: 120 },
    input: ById,
    output: z.object({ content: DocumentContent, until: Instant }),
  },
});
