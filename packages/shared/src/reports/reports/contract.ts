import { z } from 'zod';

import { defineCalls } from '../../call.ts';
import { Id, Instant, longText, optionalText } from '../../fields.ts';
import { CATEGORIES } from '../../library/activities/choices.ts';
import { LEVELS } from '../../residents/pal/levels.ts';
import { Picture } from '../../residents/residents/contract.ts';
import { ENGAGEMENTS, FAMILY_DECISIONS, REPORT_STATUSES } from './choices.ts';
import { SENTENCE } from './distress.ts';
import { Participation, ReportFields, ReportPhoto } from './report.ts';

const Shown = Picture.nullable();

const Allowed = z.object({
  /** The author, within a day, without a reason. */
  edit: z.boolean(),
  /** Later or by others, with a reason. */
  amend: z.boolean(),
  upgrade: z.boolean(),
  void: z.boolean(),
  /** Whether the family sees a moment of distress. */
  decide: z.boolean(),
});

const PersonInReport = Participation.extend({
  engagement: z.literal(ENGAGEMENTS).nullable(),
  minutes: z.int(),
  share_with_family: z.boolean(),
  tells_distress: z.boolean(),
  /** Shared and not held. */
  family_sees: z.boolean(),
  family_decision: z.enum(FAMILY_DECISIONS).nullable(),
  family_sentence: z.string().nullable(),
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
  event_id: Id.nullable(),
  participations: z.array(PersonInReport),
  photos: z.array(ReportPhoto.extend({ picture: Shown })),
  allowed: Allowed,
});
export type Report = z.infer<typeof Report>;

/** A moment of distress that needs a decision. */
const HeldMoment = z.object({
  report_id: Id,
  resident_id: Id,
  title: z.string(),
  category: z.enum(CATEGORIES),
  started_at: Instant,
  preferred_name: z.string(),
  last_name: z.string(),
});
export type HeldMoment = z.infer<typeof HeldMoment>;

const Saved = z.object({ id: Id, version: z.int() });

export const reportCalls = defineCalls({
  'reports/add': {
    access: 'reports.add',
    changes: ['reports', 'events'],
    creates: 'by-client-uuid',
    summary:
      'Record an activity with each resident’s participation; repeating the same client_uuid adds nothing',
    input: ReportFields.extend({
      client_uuid: Id,
      /** The event that it is about. Left out without one, so that repeated input stays the same. */
      event_id: Id.optional(),
    }),
    output: Saved.extend({
      /**
       * Idempotency: stored now, stored before, or stored before with different content (conflict).
       */
      outcome: z.enum(['saved', 'saved_before', 'saved_before_differently']),
      recorded_late: z.boolean(),
    }),
  },
  'reports/get': {
    access: 'reports.view',
    reads: ['reports', 'residents', 'consents'],
    summary: 'Get a record',
    input: z.object({ id: Id }),
    output: Report,
  },
  'reports/for-event': {
    access: 'reports.view',
    reads: ['reports', 'events'],
    summary: 'List the records of an event that are not void, earliest first',
    input: z.object({ event_id: Id }),
    output: z.array(z.object({ id: Id, title: z.string(), started_at: Instant, by: z.string() })),
  },
  'reports/edit': {
    access: 'reports.add',
    changes: ['reports', 'events'],
    creates: true,
    summary:
      'Edit a record: freely by its author within a day, or from quick to full within seven; otherwise with a reason, and the original is kept',
    input: ReportFields.extend({
      id: Id,
      version: z.int(),
      reason: optionalText(200),
    }),
    output: Saved,
  },
  'reports/void': {
    access: 'reports.void',
    changes: ['reports', 'events'],
    summary: 'Void a record; it no longer counts but stays readable with the reason',
    input: z.object({
      id: Id,
      version: z.int(),
      reason: longText(200, 'a reason').min(5, 'Say why, in at least 5 characters.'),
    }),
    output: Saved,
  },
  'reports/held': {
    access: 'reports.view',
    reads: ['reports', 'residents', 'consents'],
    summary: 'List moments with distress that are held back from families, latest first',
    input: z.object({ limit: z.int().min(1).max(100).default(20) }),
    output: z.object({ moments: z.array(HeldMoment), total: z.int() }),
  },
  'reports/decide-sharing': {
    access: 'reports.add',
    changes: ['reports'],
    summary:
      'Decide whether the family sees a moment with distress, in a sentence written for them',
    input: z.object({
      id: Id,
      version: z.int(),
      resident_id: Id,
      decision: z.enum(FAMILY_DECISIONS, { error: 'Choose from the list.' }),
      /** Required to share; replaces mood, note, quote and photos. */
      sentence: optionalText(SENTENCE.most),
    }),
    output: Saved,
  },
  'reports/history': {
    access: 'reports.view',
    reads: ['reports'],
    summary: 'List every version of a record: who, when, why, and what changed',
    input: z.object({ id: Id }),
    output: z.array(
      z.object({
        version: z.int(),
        action: z.enum(['add', 'edit', 'upgrade', 'amend', 'void', 'share', 'keep']),
        reason: z.string().nullable(),
        by: z.string().nullable(),
        at: Instant,
        changes: z.array(
          z.object({
            field: z.string(),
            /** Null for the session as a whole. */
            resident: z.string().nullable(),
            before: z.string().nullable(),
            after: z.string().nullable(),
          }),
        ),
      }),
    ),
  },
});
