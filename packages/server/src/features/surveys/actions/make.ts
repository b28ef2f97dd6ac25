import type { Insertable } from 'kysely';

import type { Db } from '../../../db/database.ts';
import type { ListeningTables } from '../../../db/listening-tables.ts';
import { insertActions, saveAnswer } from './queries.ts';

type ActionToMake = Omit<Insertable<ListeningTables['actions']>, 'carehome_id'>;

/** Bulk insert for demonstrations and tests; ids in the order of the actions. */
export const makeActions = async (
  db: Db,
  carehomeId: string,
  actions: readonly ActionToMake[],
): Promise<string[]> =>
  (
    await insertActions(
      db,
      actions.map((each) => ({ ...each, carehome_id: carehomeId })),
    )
  ).map(({ id }) => id);

export async function makeAnswers(
  db: Db,
  answers: readonly Insertable<ListeningTables['action_answers']>[],
) {
  for (const answer of answers) await saveAnswer(db, answer);
}
