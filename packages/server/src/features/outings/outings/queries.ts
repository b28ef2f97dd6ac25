import type { Insertable } from 'kysely';
import { sql } from 'kysely';

import type { Db } from '../../../db/database.ts';
import type { OutingTables } from '../../../db/outing-tables.ts';

export const findOuting = (db: Db, carehomeId: string, eventId: string) =>
  db
    .selectFrom('outings')
    .selectAll()
    .where('carehome_id', '=', carehomeId)
    .where('event_id', '=', eventId)
    .executeTakeFirst();

export const listSavedPeople = (db: Db, carehomeId: string, eventId: string) =>
  db
    .selectFrom('outing_people')
    .select(['resident_id', 'worker_id', 'description'])
    .where('carehome_id', '=', carehomeId)
    .where('event_id', '=', eventId)
    .orderBy('resident_id')
    .execute();

type OutingValues = Omit<Insertable<OutingTables['outings']>, 'revision'>;

/** The new revision, or undefined if a colleague has saved in the meantime. */
export async function saveOuting(
  db: Db,
  values: OutingValues,
  seenRevision: number,
): Promise<number | undefined> {
  const { carehome_id, event_id, ...changes } = values;
  const saved =
    seenRevision === 0
      ? await db
          .insertInto('outings')
          .values(values)
          .onConflict((conflict) => conflict.columns(['carehome_id', 'event_id']).doNothing())
          .returning('revision')
          .executeTakeFirst()
      : await db
          .updateTable('outings')
          .set({ ...changes, revision: seenRevision + 1 })
          .where('carehome_id', '=', carehome_id)
          .where('event_id', '=', event_id)
          .where('revision', '=', seenRevision)
          .returning('revision')
          .executeTakeFirst();
  return saved?.revision;
}

export async function replacePeople(
  db: Db,
  carehomeId: string,
  eventId: string,
  people: readonly Omit<Insertable<OutingTables['outing_people']>, 'carehome_id' | 'event_id'>[],
) {
  await db
    .deleteFrom('outing_people')
    .where('carehome_id', '=', carehomeId)
    .where('event_id', '=', eventId)
    .execute();
  if (people.length > 0)
    await db
      .insertInto('outing_people')
      .values(people.map((each) => ({ ...each, carehome_id: carehomeId, event_id: eventId })))
      .execute();
}

/** A copy is stored once, however often its request arrives (N20). */
export const insertPrint = async (
  db: Db,
  values: Pick<
    Insertable<OutingTables['outing_prints']>,
    'carehome_id' | 'client_uuid' | 'event_id' | 'printed_by' | 'printed_at'
  >,
): Promise<boolean> =>
  (await db
    .insertInto('outing_prints')
    .values(values)
    .onConflict((conflict) => conflict.columns(['carehome_id', 'client_uuid']).doNothing())
    .returning('client_uuid')
    .executeTakeFirst()) !== undefined;

/** The last copy, and when the last of them was destroyed; null while one is left. */
export async function findPaper(db: Db, carehomeId: string, eventId: string) {
  const { rows } = await sql<{ printed_at: string | null; paper_destroyed_at: string | null }>`
    select max(printed_at) as printed_at,
      case when bool_and(destroyed_at is not null) then max(destroyed_at) end as paper_destroyed_at
    from outing_prints where carehome_id = ${carehomeId} and event_id = ${eventId}`.execute(db);
  return rows[0] ?? { printed_at: null, paper_destroyed_at: null };
}

/** How many copies it was told of. */
export const destroyPaper = async (
  db: Db,
  carehomeId: string,
  eventId: string,
  { userId, now }: { userId: string; now: Date },
): Promise<number> =>
  (
    await db
      .updateTable('outing_prints')
      .set({ destroyed_by: userId, destroyed_at: now })
      .where('carehome_id', '=', carehomeId)
      .where('event_id', '=', eventId)
      .where('destroyed_at', 'is', null)
      .returning('client_uuid')
      .execute()
  ).length;
