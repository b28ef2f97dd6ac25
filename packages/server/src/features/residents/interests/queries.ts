import {
  type InterestCode,
  type InterestSource,
  isInterestCode,
  type Stance,
  STANCES,
} from '@relish/shared/residents/interests/taxonomy.ts';

import type { Db } from '../../../db/database.ts';

export interface InterestValues {
  resident_id: string;
  interest_code: InterestCode;
  stance: Stance;
  detail: string | null;
  source: InterestSource;
  since: string | null;
  last_confirmed: string;
  changed_by: string | null;
}

export async function listInterests(db: Db, carehomeId: string, residentId: string) {
  const rows = await db
    .selectFrom('resident_interests')
    .select(['interest_code', 'stance', 'detail', 'source', 'since', 'last_confirmed'])
    .where('carehome_id', '=', carehomeId)
    .where('resident_id', '=', residentId)
    .orderBy('interest_code')
    .execute();
  const warmth = (row: { stance: string }) => STANCES.indexOf(row.stance as Stance);
  return rows
    .flatMap(({ interest_code, stance, ...row }) =>
      isInterestCode(interest_code) ? { ...row, interest_code, stance: stance as Stance } : [],
    )
    .toSorted((a, b) => warmth(a) - warmth(b));
}

export async function saveInterests(db: Db, carehomeId: string, rows: InterestValues[]) {
  if (rows.length === 0) return;
  await db
    .insertInto('resident_interests')
    .values(rows.map((row) => ({ ...row, carehome_id: carehomeId })))
    .onConflict((conflict) =>
      conflict.columns(['carehome_id', 'resident_id', 'interest_code']).doUpdateSet((eb) => ({
        stance: eb.ref('excluded.stance'),
        detail: eb.ref('excluded.detail'),
        source: eb.ref('excluded.source'),
        since: eb.ref('excluded.since'),
        last_confirmed: eb.ref('excluded.last_confirmed'),
        changed_by: eb.ref('excluded.changed_by'),
      })),
    )
    .execute();
}

export const deleteInterest = (db: Db, carehomeId: string, residentId: string, code: string) =>
  db
    .deleteFrom('resident_interests')
    .where('carehome_id', '=', carehomeId)
    .where('resident_id', '=', residentId)
    .where('interest_code', '=', code)
    .execute();

export async function confirmInterests(
  db: Db,
  carehomeId: string,
  residentId: string,
  { day, userId }: { day: string; userId: string },
): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('resident_interests')
    .set({ last_confirmed: day, changed_by: userId })
    .where('carehome_id', '=', carehomeId)
    .where('resident_id', '=', residentId)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}
