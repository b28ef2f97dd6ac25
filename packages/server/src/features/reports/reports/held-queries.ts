import type { HeldMoment } from '@relish/shared/reports/reports/contract.ts';
import { type Selectable, sql } from 'kysely';

import type { Db } from '../../../db/database.ts';
import type { Schema } from '../../../db/schema.ts';

export const setFamilyDecision = (
  db: Db,
  carehomeId: string,
  id: string,
  {
    resident_id,
    ...decided
  }: Pick<
    Selectable<Schema['participations']>,
    'resident_id' | 'family_decision' | 'family_sentence'
  >,
) =>
  db
    .updateTable('participations')
    .set(decided)
    .where('carehome_id', '=', carehomeId)
    .where('report_id', '=', id)
    .where('resident_id', '=', resident_id)
    .execute();

/** Must match the index `participations_held`. */
const HELD = sql`p.share_with_family and not p.family_sees and p.family_decision is null and not p.voided`;

export async function listHeld(db: Db, carehomeId: string, limit: number): Promise<HeldMoment[]> {
  const { rows } = await sql<HeldMoment>`
    select p.report_id, p.resident_id, r.title, r.category, p.started_at, s.preferred_name, s.last_name
    from participations p
    join reports r on r.carehome_id = p.carehome_id and r.id = p.report_id
    join residents s on s.carehome_id = p.carehome_id and s.id = p.resident_id
    where p.carehome_id = ${carehomeId} and ${HELD}
    order by p.started_at desc, p.report_id desc, p.resident_id limit ${limit}`.execute(db);
  return rows;
}

export async function countHeld(db: Db, carehomeId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from participations p where p.carehome_id = ${carehomeId} and ${HELD}`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}
