import type { Insertable } from 'kysely';

import type { Db } from '../../../db/database.ts';
import type { Schema } from '../../../db/schema.ts';

export const insertHidden = (db: Db, values: Insertable<Schema['hidden_items']>) =>
  db
    .insertInto('hidden_items')
    .values(values)
    .onConflict((conflict) => conflict.doNothing())
    .execute();

export const deleteHidden = (db: Db, organisationId: string, id: string) =>
  db
    .deleteFrom('hidden_items')
    .where('organisation_id', '=', organisationId)
    .where('item_id', '=', id)
    .execute();
