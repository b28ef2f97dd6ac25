import type { Insertable } from 'kysely';

import type { Db } from '../../../db/database.ts';
import type { OutingTables } from '../../../db/outing-tables.ts';
import { replacePeople, saveOuting } from './queries.ts';

type OutingToMake = Omit<Insertable<OutingTables['outings']>, 'revision'> & {
  people: { resident_id: string; worker_id: string | null; description: string | null }[];
};

/** For demonstrations and tests. */
export async function makeOuting(db: Db, { people, ...values }: OutingToMake) {
  await saveOuting(db, values, 0);
  await replacePeople(db, values.carehome_id, values.event_id, people);
}
