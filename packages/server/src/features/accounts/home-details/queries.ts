import type { HomeDetails } from '@relish/shared/accounts/home-details/contract.ts';

import type { Db } from '../../../db/database.ts';

export const findHomeDetails = (db: Db, carehomeId: string): Promise<HomeDetails> =>
  db
    .selectFrom('carehomes')
    .select(['telephone', 'address', 'visiting_times'])
    .where('id', '=', carehomeId)
    .executeTakeFirstOrThrow();

export const updateHomeDetails = (db: Db, carehomeId: string, details: HomeDetails) =>
  db.updateTable('carehomes').set(details).where('id', '=', carehomeId).execute();
