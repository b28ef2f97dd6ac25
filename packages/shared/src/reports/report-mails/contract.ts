import { z } from 'zod';

import { defineCalls } from '../../call.ts';
import { daysBetween } from '../../days.ts';
import { Day, Email, Id, Instant } from '../../fields.ts';
import { RELATIONSHIPS } from '../../residents/relatives/choices.ts';

export const MAIL_STATUSES = ['queued', 'sent', 'bounced', 'failed'] as const;
export type MailStatus = (typeof MAIL_STATUSES)[number];

/** Null if they can be written to. */
export const OBSTACLES = ['no_account', 'not_active', 'not_confirmed', 'access', 'over'] as const;
export type Obstacle = (typeof OBSTACLES)[number];

const ADDRESSES_AT_MOST = 3;
/** As for every document. */
const LONGEST_DAYS = 366;

const AnyReportMail = z.object({
  resident_id: Id,
  from: Day,
  to: Day,
  recipient_ids: z.array(Id).max(15, 'Choose at most 15 people.').default([]),
  /** For managers, who confirm that they checked them. */
  addresses: z
    .array(Email)
    .max(ADDRESSES_AT_MOST, `Write to at most ${ADDRESSES_AT_MOST} addresses.`)
    .default([]),
  addresses_checked: z.boolean().default(false),
  /** Attaches the file instead of only linking it, if the home allows it. */
  attach: z.boolean().default(false),
  /** Confirms consent of the deceased's personal representative. */
  after_death: z.boolean().default(false),
});

export const ReportMail = AnyReportMail.superRefine(({ from, to }, context) => {
  const say = (message: string) => context.addIssue({ code: 'custom', path: ['to'], message });
  if (to < from) say('The last day comes after the first.');
  else if (daysBetween(from, to) >= LONGEST_DAYS) say('Choose at most a year.');
});

export const reportMailCalls = defineCalls({
  'report-mails/recipients': {
    access: 'reports.email',
    reads: ['relatives', 'residents', 'consents'],
    summary: 'List relatives who can receive an update about a resident, and what prevents others',
    input: z.object({ resident_id: Id }),
    output: z.object({
      preferred_name: z.string(),
      last_name: z.string(),
      deceased: z.boolean(),
      attachments: z.boolean(),
      recipients: z.array(
        z.object({
          link_id: Id,
          user_id: Id.nullable(),
          name: z.string(),
          relationship: z.enum(RELATIONSHIPS),
          obstacle: z.enum(OBSTACLES).nullable(),
        }),
      ),
    }),
  },
  'report-mails/send': {
    access: 'reports.email',
    changes: ['documents'],
    creates: true,
    summary: 'Generate an update and mail verified relatives a link that requires signing in',
    renders: { what: 'job', perHour: 60 },
    input: ReportMail,
    output: z.object({ document_id: Id, mails: z.int() }),
  },
  'report-mails/list': {
    access: 'reports.email',
    reads: ['documents'],
    summary: 'List the updates mailed about a resident, with their delivery status',
    input: z.object({ resident_id: Id }),
    output: z.array(
      z.object({
        id: Id,
        to: z.string(),
        attach: z.boolean(),
        status: z.enum(MAIL_STATUSES),
        from_day: Day,
        to_day: Day,
        sent_by: z.string().nullable(),
        created_at: Instant,
        sent_at: Instant.nullable(),
        opened_at: Instant.nullable(),
      }),
    ),
  },
});
