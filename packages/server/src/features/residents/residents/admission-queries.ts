import type { ResidentInput } from '@relish/shared/residents/residents/contract.ts';
import type { ResidentFields } from '@relish/shared/residents/residents/profile.ts';

import type { Sealer } from '../../../core/sealed.ts';
import type { Db } from '../../../db/database.ts';
import { insertResidents } from './queries.ts';
import { insertStatuses, openStays } from './stay-queries.ts';

interface Admission {
  userId: string;
  now: Date;
  sealer: Sealer;
}

// PostgreSQL allows 65,535 parameters; a resident has about sixty.
const AT_ONCE = 500;

/** Inserts residents with their first stay and status; returns ids in the given order. */
export async function admit(
  db: Db,
  carehomeId: string,
  people: ResidentInput[],
  by: Admission,
): Promise<string[]> {
  const ids: string[] = [];
  for (let from = 0; from < people.length; from += AT_ONCE)
    ids.push(...(await admitSome(db, carehomeId, people.slice(from, from + AT_ONCE), by)));
  return ids;
}

async function admitSome(
  db: Db,
  carehomeId: string,
  people: ResidentInput[],
  { userId, now, sealer }: Admission,
): Promise<string[]> {
  const ids = await insertResidents(
    db,
    people.map(({ safety_confirmed, ...person }) => ({
      carehome_id: carehomeId,
      ...profileColumns(sealer, person),
      status: initialStay(person),
      status_since: now,
      family_status: initialStay(person),
      family_status_since: now,
      safety_confirmed_at: safety_confirmed ? now : null,
      safety_confirmed_by: safety_confirmed ? userId : null,
      created_at: now,
      created_by: userId,
      updated_at: now,
      updated_by: userId,
    })),
  );
  const admitted = ids.map((id, index) => ({ id, person: people[index] }));
  await openStays(
    db,
    carehomeId,
    admitted.map(({ id, person }) => ({
      resident_id: id,
      from_date: person?.move_in_date ?? '',
      type: person?.stay_type ?? 'permanent',
    })),
  );
  await insertStatuses(
    db,
    carehomeId,
    admitted.map(({ id, person }) => ({
      resident_id: id,
      status: initialStay(person),
      since: now,
      reason: null,
      changed_by: userId,
      changed_at: now,
      family_informed_at: now,
      family_informed_by: userId,
    })),
  );
  return ids;
}

/** Respite sets the status too; expected residents are neither. */
function initialStay(person: Pick<ResidentInput, 'status' | 'stay_type'> | undefined) {
  if (person?.status === 'pre_admission') return 'pre_admission';
  return person?.stay_type === 'respite' ? 'respite' : 'current';
}

/** The preferred name defaults to the first name; special categories are encrypted. */
export const profileColumns = (
  sealer: Sealer,
  { protected: hidden, ...fields }: ResidentFields,
) => ({
  ...fields,
  preferred_name: fields.preferred_name ?? fields.first_name,
  communication: JSON.stringify(fields.communication),
  mobility: JSON.stringify(fields.mobility),
  diet: JSON.stringify(fields.diet),
  allergies: JSON.stringify(fields.allergies),
  safety: JSON.stringify(fields.safety),
  sealed: Object.values(hidden).some(Boolean) ? sealer.seal(JSON.stringify(hidden)) : null,
});
