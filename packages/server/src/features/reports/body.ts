import { saysLate } from '@relish/shared/reports/rules.ts';
import type { Insertable, Selectable } from 'kysely';

import type { Schema } from '../../db/schema.ts';

export type ReportValues = Omit<Insertable<Schema['reports']>, 'led_by' | 'helpers'> &
  Pick<Selectable<Schema['reports']>, 'led_by' | 'helpers'>;
export type PersonValues = Insertable<Schema['participations']>;
export type PhotoValues = Insertable<Schema['report_photos']>;

/** What makes a record, in the order in which it is hashed. The history tells changes in these fields only. */
export const REPORT_BODY = [
  'recorded_late',
  'report_type',
  'status',
  'activity_id',
  'title',
  'category',
  'format',
  'started_at',
  'duration_min',
  'place',
  'place_text',
  'led_by',
  'helpers',
  'planned',
  'choice_id',
  'note',
  'what_worked',
  'what_to_change',
  'cost_pence',
  'external_provider',
  'evidence',
  'void_reason',
] as const;

export const PERSON_BODY = [
  'resident_id',
  'attendance',
  'decline_reason',
  'alternative_offered',
  'minutes',
  'engagement',
  'mood_before',
  'mood_after',
  'feedback',
  'feedback_source',
  'support_level',
  'outcomes',
  'quote',
  'note',
  'note_shareable',
  'distress',
  'distress_note',
  'share_with_family',
] as const;

export const PHOTO_BODY = ['media_id', 'resident_ids', 'agreed_ids', 'caption'] as const;

/** Beside the body in the hash: who wrote it and when cannot be altered later either. */
const ORIGIN = ['client_uuid', 'created_by', 'created_at'] as const;

interface Whole {
  report: Partial<Record<(typeof REPORT_BODY)[number] | (typeof ORIGIN)[number], unknown>> &
    Parameters<typeof saysLate>[0];
  people: readonly Partial<Record<(typeof PERSON_BODY)[number], unknown>>[];
  photos: readonly Partial<Record<(typeof PHOTO_BODY)[number], unknown>>[];
}

/** A record as one text: the same rows always give the same letters, whichever database read them. */
export const bodyOf = (whole: Whole): string => JSON.stringify(contentOf(whole));

export const contentOf = ({ report, people, photos }: Whole): Body =>
  ({
    ...only({ ...report, recorded_late: saysLate(report) }, [...ORIGIN, ...REPORT_BODY]),
    people: people.map((each) => only(each, PERSON_BODY)),
    photos: photos.map((each) => only(each, PHOTO_BODY)),
  }) as Body;

export type Body = Record<string, unknown> & {
  people: ({ resident_id: string } & Record<string, unknown>)[];
  photos: Record<string, unknown>[];
};

export const only = <K extends string>(row: Partial<Record<K, unknown>>, keys: readonly K[]) =>
  Object.fromEntries(keys.map((key) => [key, plain(row[key])]));

/** jsonb forgets the order of keys, and a Date is text once it has been stored. */
function plain(value: unknown): unknown {
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(
      Object.entries(value)
        .toSorted(([one], [other]) => (one < other ? -1 : 1))
        .map(([key, each]) => [key, plain(each)]),
    );
  return value ?? null;
}
