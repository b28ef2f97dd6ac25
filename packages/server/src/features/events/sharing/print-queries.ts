import { type Insertable, sql } from 'kysely';

import type { Db } from '../../../db/database.ts';
import type { EventTables } from '../../../db/event-tables.ts';

/**
 * Events that residents and visitors may read about on a wall, with those of several days that began
 * before. Those for a few named residents stay off it, unless every family may see them.
 */
export async function listProgramme(
  db: Db,
  carehomeId: string,
  { from, to, groupId }: { from: string; to: string; groupId: string | null },
) {
  const { rows } = await sql<
    Pick<EventTables['events'], 'title' | 'place' | 'category' | 'day' | 'start_time'> & {
      id: string;
      days: number;
      status: string;
      ends_at: string;
    }
  >`
    select id, title, place, category, day, start_time, days, status, ends_at from events
    where carehome_id = ${carehomeId} and deleted_at is null and not is_draft and audience <> 'staff'
      and (family_scope = 'all_home' or resident_ids = '{}' or group_ids <> '{}')
      and day between ${from}::date - 14 and ${to}::date
      and (day >= ${from}::date or (start_time is null and day + days > ${from}::date))
      ${
        // Events for everyone are in the programme of every group.
        groupId === null
          ? sql``
          : sql`and (${groupId}::uuid = any(group_ids) or (group_ids = '{}' and resident_ids = '{}'))`
      }
    order by starts_at, title, id`.execute(db);
  return rows;
}

export const findPrint = (db: Db, carehomeId: string, clientUuid: string) =>
  db
    .selectFrom('programme_prints')
    .select('number')
    .where('carehome_id', '=', carehomeId)
    .where('client_uuid', '=', clientUuid)
    .executeTakeFirst();

/** With the next number of this home. */
export async function insertPrint(
  db: Db,
  carehomeId: string,
  values: Omit<Insertable<EventTables['programme_prints']>, 'carehome_id' | 'number'>,
): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtext('programme_prints'), hashtext(${carehomeId}))`.execute(
    db,
  );
  const before = await findPrint(db, carehomeId, values.client_uuid);
  if (before) return before.number;
  const last = await db
    .selectFrom('programme_prints')
    .select((eb) => eb.fn.max('number').as('number'))
    .where('carehome_id', '=', carehomeId)
    .executeTakeFirst();
  const number = (last?.number ?? 0) + 1;
  await db
    .insertInto('programme_prints')
    .values({ ...values, carehome_id: carehomeId, number })
    .execute();
  return number;
}

/** A new sheet takes the place of the same one on the same wall. */
export const removeReplaced = (
  db: Db,
  carehomeId: string,
  print: Pick<
    Insertable<EventTables['programme_prints']>,
    'week' | 'day' | 'layout' | 'group_id' | 'wall'
  >,
  now: Date,
) =>
  sql`update programme_prints set removed_at = ${now}
    where carehome_id = ${carehomeId} and removed_at is null and week = ${print.week} and layout = ${print.layout}
      and day is not distinct from ${print.day ?? null}::date and wall is not distinct from ${print.wall ?? null}
      and group_id is not distinct from ${print.group_id ?? null}::uuid`.execute(db);

export const listPrints = (db: Db, carehomeId: string, fromWeek: string) =>
  db
    .selectFrom('programme_prints as p')
    .leftJoin('resident_groups as g', (join) =>
      join.onRef('g.carehome_id', '=', 'p.carehome_id').onRef('g.id', '=', 'p.group_id'),
    )
    .select([
      'p.id',
      'p.number',
      'p.week',
      'p.day',
      'p.layout',
      'p.paper',
      'p.group_id',
      'g.name as group_name',
      'p.wall',
      'p.printed_at',
      'p.content_hash',
    ])
    .where('p.carehome_id', '=', carehomeId)
    .where('p.removed_at', 'is', null)
    .where('p.week', '>=', fromWeek)
    .orderBy('p.number', 'desc')
    .limit(100)
    .execute();

export async function removePrint(db: Db, carehomeId: string, id: string, now: Date) {
  const { numUpdatedRows } = await db
    .updateTable('programme_prints')
    .set({ removed_at: now })
    .where('carehome_id', '=', carehomeId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
