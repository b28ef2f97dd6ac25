import type { Decision, Purpose } from '@relish/shared/residents/consents/purposes.ts';

import type { Db } from '../db/database.ts';

export async function testResident(db: Db, carehomeId: string, now: Date): Promise<string> {
  const { id } = await db
    .insertInto('residents')
    .values({
      carehome_id: carehomeId,
      first_name: 'Rose',
      last_name: 'Hill',
      preferred_name: 'Rose',
      date_of_birth: '1938-04-02',
      move_in_date: '2025-01-10',
      stay_type: 'permanent',
      status: 'current',
      status_since: now,
      family_status: 'current',
      family_status_since: now,
      created_at: now,
      updated_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Replaces any earlier decision. */
export async function decide(
  db: Db,
  carehomeId: string,
  residentId: string,
  { purpose, decision, now }: { purpose: Purpose; decision: Decision; now: Date },
) {
  await db
    .updateTable('consents')
    .set({ superseded_at: now })
    .where('carehome_id', '=', carehomeId)
    .where('resident_id', '=', residentId)
    .where('purpose', '=', purpose)
    .where('superseded_at', 'is', null)
    .execute();
  await db
    .insertInto('consents')
    .values({
      carehome_id: carehomeId,
      resident_id: residentId,
      purpose,
      decision,
      basis: 'own_consent',
      from_date: '2026-01-01',
      recorded_at: now,
    })
    .execute();
}

/** Links a relative with full access and returns the link's id. */
export async function linkRelative(
  db: Db,
  carehomeId: string,
  {
    userId,
    residentId,
    access_level = 4,
    now,
  }: { userId: string; residentId: string; access_level?: number; now: Date },
): Promise<string> {
  const existing = await db
    .selectFrom('relatives')
    .select('id')
    .where('carehome_id', '=', carehomeId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  const relative =
    existing ??
    (await db
      .insertInto('relatives')
      .values({
        carehome_id: carehomeId,
        user_id: userId,
        first_name: 'Susan',
        last_name: 'Hill',
        created_at: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow());
  const { id } = await db
    .insertInto('relative_links')
    .values({
      carehome_id: carehomeId,
      relative_id: relative.id,
      resident_id: residentId,
      relationship: 'child',
      access_level,
      status: 'active',
      agreed: 'resident_agrees',
      created_at: now,
      accepted_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
