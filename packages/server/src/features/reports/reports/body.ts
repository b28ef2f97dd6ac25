import { saysLate } from '@relish/shared/reports/reports/rules.ts';
import type { Insertable, Selectable } from 'kysely';

import type { Schema } from '../../../db/schema.ts';

export type ReportValues = Omit<Insertable<Schema['reports']>, 'led_by' | 'helpers'> &
  Pick<Selectable<Schema['reports']>, 'led_by' | 'helpers'>;
export type PersonValues = Insertable<Schema['participations']>;
export type PhotoValues = Insertable<Schema['report_photos']>;

/** Fields of a record in hash order; the history shows changes to these only. */
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

/** Only hashed when set, so that older versions keep their hashes. */
const EVENT_BODY = ['event_id'] as const;
export const DECISION_BODY = ['family_decision', 'family_sentence'] as const;
type PersonField = (typeof PERSON_BODY)[number] | (typeof DECISION_BODY)[number];

export const PHOTO_BODY = ['media_id', 'resident_ids', 'agreed_ids', 'caption'] as const;

const ORIGIN = ['client_uuid', 'created_by', 'created_at'] as const;

interface Whole {
  report: Partial<
    Record<
      (typeof REPORT_BODY)[number] | (typeof ORIGIN)[number] | (typeof EVENT_BODY)[number],
      unknown
    >
  > &
    Parameters<typeof saysLate>[0];
  people: readonly Partial<Record<PersonField, unknown>>[];
  photos: readonly Partial<Record<(typeof PHOTO_BODY)[number], unknown>>[];
}

/** Canonical text: identical rows give identical bytes on both databases. */
export const serialiseBody = (whole: Whole): string => JSON.stringify(toBody(whole));

export const toBody = ({ report, people, photos }: Whole): Body =>
  ({
    ...only({ ...report, recorded_late: saysLate(report) }, [...ORIGIN, ...REPORT_BODY]),
    ...((report.event_id ?? null) !== null && only(report, EVENT_BODY)),
    people: people.map((each) => ({
      ...only(each, PERSON_BODY),
      ...((each.family_decision ?? null) !== null && only(each, DECISION_BODY)),
    })),
    photos: photos.map((each) => only(each, PHOTO_BODY)),
  }) as Body;

export type Body = Record<string, unknown> & {
  people: ({ resident_id: string } & Record<string, unknown>)[];
  photos: Record<string, unknown>[];
};

export const only = <K extends string>(row: Partial<Record<K, unknown>>, keys: readonly K[]) =>
  Object.fromEntries(keys.map((key) => [key, plain(row[key])]));

/** Normalises key order (jsonb loses it) and dates. */
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
