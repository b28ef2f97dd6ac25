import type { Insertable } from 'kysely';

import type { Db } from '../../../db/database.ts';
import type { ListeningTables } from '../../../db/listening-tables.ts';
import { insertFeedback } from './queries.ts';

type FeedbackToMake = Omit<Insertable<ListeningTables['feedback']>, 'carehome_id'>;

/** Bulk insert for demonstrations and tests; ids in the order of the entries. */
export const makeFeedback = async (
  db: Db,
  carehomeId: string,
  entries: readonly FeedbackToMake[],
): Promise<string[]> =>
  (
    await insertFeedback(
      db,
      entries.map((each) => ({ ...each, carehome_id: carehomeId })),
    )
  ).map(({ id }) => id);
