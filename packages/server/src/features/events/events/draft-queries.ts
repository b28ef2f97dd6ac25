import type { Db } from '../../../db/database.ts';
import type { EventRow } from './queries.ts';

/** Row locks, always in the same order, so that two planners do not wait for each other. */
export const lockById = (db: Db, carehomeId: string, ids: readonly string[]): Promise<EventRow[]> =>
  db
    .selectFrom('events')
    .selectAll()
    .where('carehome_id', '=', carehomeId)
    .where('id', 'in', ids)
    .orderBy('id')
    .forUpdate()
    .execute();

export const lockDraftsBetween = (
  db: Db,
  carehomeId: string,
  { from, to }: { from: string; to: string },
): Promise<EventRow[]> =>
  db
    .selectFrom('events')
    .selectAll()
    .where('carehome_id', '=', carehomeId)
    .where('is_draft', '=', true)
    .where('deleted_at', 'is', null)
    .where('day', '>=', from)
    .where('day', '<=', to)
    .orderBy('id')
    .forUpdate()
    .execute();
