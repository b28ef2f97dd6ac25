import type { Insertable } from 'kysely';

import type { Db } from '../../../db/database.ts';
import type { EventTables } from '../../../db/event-tables.ts';

const AT_ONCE = 500;

/** Bulk insert for demonstrations and tests. */
export async function makeMarks(
  db: Db,
  marks: readonly Omit<Insertable<EventTables['event_people']>, 'client_uuids' | 'note'>[],
) {
  for (let from = 0; from < marks.length; from += AT_ONCE)
    await db
      .insertInto('event_people')
      .values(
        marks
          .slice(from, from + AT_ONCE)
          .map((mark) => ({ ...mark, note: null, client_uuids: [] })),
      )
      .execute();
}
