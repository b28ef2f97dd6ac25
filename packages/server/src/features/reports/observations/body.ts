import type { Insertable } from 'kysely';

import type { Schema } from '../../../db/schema.ts';

export type ObservationValues = Insertable<Schema['observations']>;
export type AddendumValues = Insertable<Schema['observation_addenda']>;

const OBSERVATION_BODY = [
  'client_uuid',
  'resident_id',
  'report_id',
  'type',
  'text',
  'seen_at',
  'action',
  'action_by',
  'follow_up_date',
  'created_by',
  'created_at',
] as const satisfies (keyof ObservationValues)[];

const ADDENDUM_BODY = [
  'client_uuid',
  'resident_id',
  'observation_id',
  'kind',
  'text',
  'created_by',
  'created_at',
] as const satisfies (keyof AddendumValues)[];

const bodyWith =
  <K extends string>(keys: readonly K[]) =>
  (row: Partial<Record<K, unknown>>): string =>
    JSON.stringify(Object.fromEntries(keys.map((key) => [key, row[key] ?? null])));

/** Canonical text: identical rows give identical bytes on both databases. */
export const observationBody = bodyWith(OBSERVATION_BODY);
export const addendumBody = bodyWith(ADDENDUM_BODY);
