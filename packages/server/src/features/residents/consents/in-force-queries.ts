import type { Purpose } from '@relish/shared/residents/consents/purposes.ts';

import type { Db } from '../../../db/database.ts';

/** The answers in force for each resident, with their basis. */
export async function listInForceOf(
  db: Db,
  carehomeId: string,
  residentIds: readonly string[],
  purposes: readonly Purpose[],
) {
  const rows =
    residentIds.length === 0
      ? []
      : await db
          .selectFrom('consents')
          .select(['resident_id', 'purpose', 'decision', 'basis'])
          .where('carehome_id', '=', carehomeId)
          .where('resident_id', 'in', residentIds)
          .where('purpose', 'in', purposes)
          .where('superseded_at', 'is', null)
          .execute();
  const answers = new Map(rows.map((row) => [`${row.resident_id} ${row.purpose}`, row]));
  return (residentId: string, purpose: Purpose) => answers.get(`${residentId} ${purpose}`);
}
