import { type Insertable, sql } from 'kysely';

import type { Db } from '../../../db/database.ts';
import type { Schema } from '../../../db/schema.ts';

/** True if a newer note about the same decision exists. */
const superseded = sql<boolean>`exists (select from capacity_notes newer
  where newer.carehome_id = n.carehome_id and newer.resident_id = n.resident_id
    and (lower(newer.decision) = lower(n.decision)
      or (n.purposes <> '{}' and n.purposes <@ newer.purposes))
    and (newer.assessed_on, newer.recorded_at) > (n.assessed_on, n.recorded_at))`;

export const listCapacityNotes = (db: Db, carehomeId: string, residentId: string) =>
  db
    .selectFrom('capacity_notes as n')
    .leftJoin('users', 'users.id', 'n.recorded_by')
    .select([
      'n.id',
      'n.decision',
      'n.purposes',
      'n.assessed_on',
      'n.outcome',
      'n.assessor',
      'n.review_on',
      'n.notes',
      'n.recorded_at',
      sql<string | null>`users.first_name || ' ' || users.last_name`.as('recorded_by'),
      superseded.as('superseded'),
    ])
    .where('n.carehome_id', '=', carehomeId)
    .where('n.resident_id', '=', residentId)
    .orderBy('n.assessed_on', 'desc')
    .orderBy('n.recorded_at', 'desc')
    .execute();

export const insertCapacityNote = async (
  db: Db,
  values: Insertable<Schema['capacity_notes']>,
): Promise<string> =>
  (await db.insertInto('capacity_notes').values(values).returning('id').executeTakeFirstOrThrow())
    .id;
