import { ResidentFields } from '@relish/shared/residents/residents/profile.ts';
import { isArchived } from '@relish/shared/residents/residents/status-machine.ts';
import { sql } from 'kysely';

import type { Db } from '../../../db/database.ts';
import { insertResidents, type ResidentValues } from './queries.ts';
import { insertStatuses, openStays } from './stay-queries.ts';

export type ResidentToMake = Partial<ResidentValues> & {
  createdBy: string;
  now: Date;
};

/** Bulk insert for demonstrations and tests. */
export async function makeResidents(
  db: Db,
  carehomeId: string,
  residents: ResidentToMake[],
): Promise<string[]> {
  const rows = residents.map((each) => toRow(carehomeId, each));
  const ids = await insertResidents(db, rows);
  await openStays(
    db,
    carehomeId,
    rows.map(({ move_in_date, stay_type, status, status_since }, index) => ({
      resident_id: ids[index] ?? '',
      from_date: move_in_date,
      to_date: isArchived(status) ? lastDay(status_since) : null,
      type: stay_type,
    })),
  );
  await insertStatuses(
    db,
    carehomeId,
    rows.map(({ status, status_since, created_at, created_by }, index) => ({
      resident_id: ids[index] ?? '',
      status,
      since: status_since,
      reason: null,
      changed_by: created_by ?? null,
      changed_at: created_at,
      family_informed_at: created_at,
      family_informed_by: created_by ?? null,
    })),
  );
  return ids;
}

/** The stay ended with the status change. */
const lastDay = (since: Date | string) => new Date(since).toISOString().slice(0, 10);

/** By the picture's id. */
export const setPortraits = async (
  db: Db,
  carehomeId: string,
  portraits: readonly { id: string; resident_id: string | null }[],
) => {
  const of = portraits.map(({ resident_id }) => resident_id);
  const ids = portraits.map(({ id }) => id);
  await sql`update residents r set photo_id = p.id
    from unnest(${ids}::uuid[], ${of}::uuid[]) as p (id, resident_id)
    where r.carehome_id = ${carehomeId} and r.id = p.resident_id`.execute(db);
};

export const makeResident = async (
  db: Db,
  carehomeId: string,
  resident: ResidentToMake,
): Promise<string> => (await makeResidents(db, carehomeId, [resident]))[0] ?? '';

function toRow(carehomeId: string, { createdBy, now, ...values }: ResidentToMake): ResidentValues {
  const first_name = values.first_name ?? 'Mary';
  const { protected: _sealed, ...defaults } = ResidentFields.parse({
    first_name,
    last_name: 'Brown',
    date_of_birth: '1938-04-02',
    move_in_date: '2025-03-01',
  });
  const status = values.status ?? 'current';
  return {
    ...defaults,
    preferred_name: first_name,
    communication: JSON.stringify(defaults.communication),
    mobility: JSON.stringify(defaults.mobility),
    diet: JSON.stringify(defaults.diet),
    allergies: JSON.stringify(defaults.allergies),
    safety: JSON.stringify(defaults.safety),
    status,
    status_since: now,
    family_status: status,
    family_status_since: now,
    created_at: now,
    created_by: createdBy,
    updated_at: now,
    updated_by: createdBy,
    ...values,
    carehome_id: carehomeId,
  };
}
