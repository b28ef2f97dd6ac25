import { z } from 'zod';

import { CATEGORIES } from '../activities/choices.ts';
import { defineCalls } from '../call.ts';
import { Id, Instant, longText, optionalText } from '../fields.ts';
import { LEVELS } from '../pal/levels.ts';
import { Picture } from '../residents/contract.ts';
import { ENGAGEMENTS, REPORT_STATUSES } from './choices.ts';
import { Participation, ReportFields, ReportPhoto } from './report.ts';

const Shown = Picture.nullable();

/** What somebody who looks may do with it now. */
const Allowed = z.object({
  /** The author, within a day: without a reason. */
  edit: z.boolean(),
  /** Later, or somebody else's: with a reason. */
  amend: z.boolean(),
  upgrade: z.boolean(),
  void: z.boolean(),
});

const PersonInReport = Participation.extend({
  engagement: z.literal(ENGAGEMENTS).nullable(),
  minutes: z.int(),
  share_with_family: z.boolean(),
  pal_level_at_time: z.enum(LEVELS).nullable(),
  preferred_name: z.string(),
  last_name: z.string(),
  picture: Shown,
});

export const Report = ReportFields.omit({ participations: true, photos: true }).extend({
  id: Id,
  version: z.int(),
  title: z.string(),
  category: z.enum(CATEGORIES),
  status: z.enum(REPORT_STATUSES),
  recorded_late: z.boolean(),
  created_by: z.object({ id: Id, name: z.string() }).nullable(),
  created_at: Instant,
  updated_at: Instant,
  void_reason: z.string().nullable(),
  participations: z.array(PersonInReport),
  photos: z.array(ReportPhoto.extend({ picture: Shown })),
  allowed: Allowed,
});
export type Report = z.infer<typeof Report>;

const Saved = z.object({ id: Id, version: z.int() });

export const reportCalls = defineCalls({
  'reports/add': {
    access: 'reports.add',
    summary:
      'Keeps what happened and how it was for each person. A second try with the same client_uuid keeps nothing',
    input: ReportFields.extend({ client_uuid: Id }),
    output: Saved.extend({
      /** Whether this try kept it, or an earlier one; and then whether that one said the same. */
      outcome: z.enum(['saved', 'saved_before', 'saved_before_differently']),
      recorded_late: z.boolean(),
    }),
  },
  'reports/get': {
    access: 'reports.view',
    summary: 'One record, whole',
    input: z.object({ id: Id }),
    output: Report,
  },
  'reports/edit': {
    access: 'reports.add',
    summary:
      'Changes a record: its author within a day, or from quick to full within seven; later and by others with a reason, and the original stays',
    input: ReportFields.extend({
      id: Id,
      version: z.int(),
      reason: optionalText(200),
    }),
    output: Saved,
  },
  'reports/void': {
    access: 'reports.void',
    summary: 'Takes a record out of every count; it stays readable with the reason',
    input: z.object({
      id: Id,
      version: z.int(),
      reason: longText(200, 'a reason').min(5, 'Say why, in at least 5 characters.'),
    }),
    output: Saved,
  },
  'reports/history': {
    access: 'reports.view',
    summary: 'Every version of a record: who, when, why, and what changed',
    input: z.object({ id: Id }),
    output: z.array(
      z.object({
        version: z.int(),
        action: z.enum(['add', 'edit', 'upgrade', 'amend', 'void']),
        reason: z.string().nullable(),
        by: z.string().nullable(),
        at: Instant,
        changes: z.array(
          z.object({
            field: z.string(),
            /** Whom it is about; null for the session. */
            resident: z.string().nullable(),
            before: z.string().nullable(),
            after: z.string().nullable(),
          }),
        ),
      }),
    ),
  },
});
