import type { Status } from '@relish/shared/residents/choices.ts';
import { ResidentFields } from '@relish/shared/residents/profile.ts';

import type { Db } from '../../db/database.ts';
import { insertStatus, openStay } from '../stays/queries.ts';
import { insertResident, type ResidentValues } from './queries.ts';

/** A resident with their first stay, for demonstrations and tests. */
export async function makeResident(
  db: Db,
  carehomeId: string,
  values: Partial<ResidentValues> & { createdBy: string; now: Date },
): Promise<string> {
  const { createdBy, now, ...given } = values;
  const first_name = given.first_name ?? 'Mary';
  const { protected: _, ...defaults } = ResidentFields.parse({
    first_name,
    last_name: 'Brown',
    date_of_birth: '1938-04-02',
    move_in_date: '2025-03-01',
  });
  const status: Status = given.status ?? 'current';
  const row: ResidentValues = {
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
    ...given,
    carehome_id: carehomeId,
  };
  const id = await insertResident(db, row);
  await openStay(db, carehomeId, {
    resident_id: id,
    from_date: row.move_in_date,
    type: row.stay_type,
  });
  await insertStatus(db, carehomeId, {
    resident_id: id,
    status,
    since: row.status_since,
    reason: null,
    changed_by: createdBy,
    changed_at: now,
    family_informed_at: now,
    family_informed_by: createdBy,
  });
  return id;
}
