import type { Db } from '../../../db/database.ts';

/** The consents to public use that are in force, as they are printed beside the pictures. */
export const listPublicConsents = (db: Db, carehomeId: string, residentIds: readonly string[]) =>
  residentIds.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('consents as c')
        .innerJoin('residents as r', (join) =>
          join.onRef('r.carehome_id', '=', 'c.carehome_id').onRef('r.id', '=', 'c.resident_id'),
        )
        .select([
          'c.resident_id',
          'r.first_name',
          'r.last_name',
          'c.decision',
          'c.from_date',
          'c.review_on',
        ])
        .where('c.carehome_id', '=', carehomeId)
        .where('c.resident_id', 'in', residentIds)
        .where('c.purpose', '=', 'photo_external')
        .where('c.superseded_at', 'is', null)
        .execute();

export type PublicConsent = Awaited<ReturnType<typeof listPublicConsents>>[number];
