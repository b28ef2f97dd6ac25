import { type Insertable, sql, type Updateable } from 'kysely';

import type { Db } from '../../../db/database.ts';
import type { VisitTables } from '../../../db/visit-tables.ts';

export const listTimes = (db: Db, carehomeId: string) =>
  db
    .selectFrom('visiting_times')
    .select(['id', 'kind', 'label', 'weekdays', 'from_time as from', 'to_time as to'])
    .where('carehome_id', '=', carehomeId)
    .where('removed_at', 'is', null)
    .orderBy('from_time')
    .orderBy('label')
    .execute();

/** In force or to come: past limits vanish by date. */
export const listLimits = (db: Db, carehomeId: string, today: string) =>
  db
    .selectFrom('visiting_limits')
    .select(['id', 'what', 'reason', 'from_day as from', 'until_day as until'])
    .where('carehome_id', '=', carehomeId)
    .where('ended_at', 'is', null)
    .where('until_day', '>=', today)
    .orderBy('from_day')
    .orderBy('id')
    .execute();

export const insertTime = (db: Db, values: Insertable<VisitTables['visiting_times']>) =>
  db.insertInto('visiting_times').values(values).returning('id').executeTakeFirstOrThrow();

/** Undefined unless the home has it. */
export const updateTime = (
  db: Db,
  carehomeId: string,
  id: string,
  values: Updateable<VisitTables['visiting_times']>,
) =>
  db
    .updateTable('visiting_times')
    .set(values)
    .where('carehome_id', '=', carehomeId)
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .returning('id')
    .executeTakeFirst();

export const insertLimit = (db: Db, values: Insertable<VisitTables['visiting_limits']>) =>
  db.insertInto('visiting_limits').values(values).returning('id').executeTakeFirstOrThrow();

export const lockLimit = (db: Db, carehomeId: string, id: string) =>
  db
    .selectFrom('visiting_limits')
    .select(['id', 'from_day', 'until_day', sql<boolean>`ended_at is not null`.as('has_ended')])
    .where('carehome_id', '=', carehomeId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

export const updateLimit = (
  db: Db,
  carehomeId: string,
  id: string,
  values: Updateable<VisitTables['visiting_limits']>,
) =>
  db
    .updateTable('visiting_limits')
    .set(values)
    .where('carehome_id', '=', carehomeId)
    .where('id', '=', id)
    .execute();
