import type { CopyKind } from '@relish/shared/photos/copies/choices.ts';
import { sql } from 'kysely';

import type { Db } from '../../../db/database.ts';

interface NewCopies {
  photoIds: readonly string[];
  kind: CopyKind;
  /** Null for a copy that the app makes without being asked. */
  userId: string | null;
  now: Date;
}

/** In the transaction that hands out the copy. */
export async function recordCopies(
  db: Db,
  carehomeId: string,
  { photoIds, kind, userId, now }: NewCopies,
) {
  if (photoIds.length === 0) return;
  await db
    .insertInto('photo_copies')
    .values(
      photoIds.map((photo_id) => ({
        carehome_id: carehomeId,
        photo_id,
        kind,
        user_id: userId,
        at: now,
      })),
    )
    .execute();
}

const MOST = 1000;

/** Copies of the photos in which this resident is, latest first. */
export const listCopies = (db: Db, carehomeId: string, residentId: string) =>
  db
    .selectFrom('photo_people as p')
    .innerJoin('photo_copies as c', (join) =>
      join.onRef('c.carehome_id', '=', 'p.carehome_id').onRef('c.photo_id', '=', 'p.photo_id'),
    )
    .leftJoin('users as u', 'u.id', 'c.user_id')
    .select([
      'c.photo_id',
      'c.kind',
      'c.at',
      sql<string | null>`u.first_name || ' ' || u.last_name`.as('by'),
    ])
    .where('p.carehome_id', '=', carehomeId)
    .where('p.resident_id', '=', residentId)
    .orderBy('c.at', 'desc')
    .orderBy('c.id')
    .limit(MOST)
    .execute();
