import { type RawBuilder, type Selectable, sql } from 'kysely';

import type { Db } from '../../../db/database.ts';
import type { Schema } from '../../../db/schema.ts';
import type { AddendumValues, ObservationValues } from './body.ts';

/** Concerns are visible to their author and to those who keep the records. */
export interface Sight {
  userId: string;
  concerns: boolean;
}

type ObservationRow = Selectable<Schema['observations']> & {
  author: string | null;
  preferred_name: string;
  last_name: string;
  photo_id: string | null;
};

const seenBy = ({ userId, concerns }: Sight) =>
  sql<boolean>`(not o.needs_attention or ${concerns} or o.created_by = ${userId})`;

const without = (kind: 'attended' | 'settled') =>
  sql<boolean>`not exists (select from observation_addenda a where a.carehome_id = o.carehome_id
    and a.observation_id = o.id and a.kind = ${kind})`;

async function select(
  db: Db,
  carehomeId: string,
  sight: Sight,
  { where, order, limit }: Record<'where' | 'order', RawBuilder<unknown>> & { limit: number },
): Promise<ObservationRow[]> {
  const { rows } = await sql<ObservationRow>`
    select o.*, u.first_name || ' ' || u.last_name as author, r.preferred_name, r.last_name, r.photo_id
    from observations o
    join residents r on r.carehome_id = o.carehome_id and r.id = o.resident_id
    left join users u on u.id = o.created_by
    where o.carehome_id = ${carehomeId} and ${seenBy(sight)} and ${where}
    order by ${order} limit ${limit}`.execute(db);
  return rows;
}

const LATEST = sql`o.seen_at desc, o.id desc`;

export const findObservation = async (db: Db, carehomeId: string, id: string, sight: Sight) =>
  (await select(db, carehomeId, sight, { where: sql`o.id = ${id}`, order: LATEST, limit: 1 }))[0];

interface PageWanted {
  residentId: string;
  after: { at: string; id: string } | null;
  limit: number;
}

export const listObservations = (
  db: Db,
  carehomeId: string,
  { residentId, after, limit }: PageWanted,
  sight: Sight,
) =>
  select(db, carehomeId, sight, {
    where: after
      ? sql`o.resident_id = ${residentId} and (o.seen_at, o.id) < (${after.at}::timestamptz, ${after.id}::uuid)`
      : sql`o.resident_id = ${residentId}`,
    order: LATEST,
    limit,
  });

export const listAlerts = (db: Db, carehomeId: string, limit: number, sight: Sight) =>
  select(db, carehomeId, sight, {
    where: sql`o.needs_attention and ${without('attended')}`,
    order: sql`o.created_at, o.id`,
    limit,
  });

export async function countAlerts(db: Db, carehomeId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from observations o
    where o.carehome_id = ${carehomeId} and o.needs_attention and ${without('attended')}`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}

/** N7: home-wide lists exclude residents who have died. */
const waiting = (residentId: string | null) =>
  sql<boolean>`o.follow_up_date is not null and ${without('settled')} and ${
    residentId === null ? sql`r.status <> 'deceased'` : sql`o.resident_id = ${residentId}`
  }`;

export const listFollowUps = (
  db: Db,
  carehomeId: string,
  { residentId, limit }: { residentId: string | null; limit: number },
  sight: Sight,
) =>
  select(db, carehomeId, sight, {
    where: waiting(residentId),
    order: sql`o.follow_up_date, o.id`,
    limit,
  });

export async function countFollowUps(
  db: Db,
  carehomeId: string,
  residentId: string | null,
  sight: Sight,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from observations o
    join residents r on r.carehome_id = o.carehome_id and r.id = o.resident_id
    where o.carehome_id = ${carehomeId} and ${seenBy(sight)} and ${waiting(residentId)}`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}

export async function listAddenda(db: Db, carehomeId: string, ids: readonly string[]) {
  const { rows } = await sql<Selectable<Schema['observation_addenda']> & { author: string | null }>`
    select a.*, u.first_name || ' ' || u.last_name as author
    from observation_addenda a left join users u on u.id = a.created_by
    where a.carehome_id = ${carehomeId} and a.observation_id = any(${ids}::uuid[])
    order by a.created_at, a.id`.execute(db);
  return rows;
}

export const findByClient = (db: Db, carehomeId: string, clientUuid: string) =>
  db
    .selectFrom('observations')
    .selectAll()
    .where('carehome_id', '=', carehomeId)
    .where('client_uuid', '=', clientUuid)
    .executeTakeFirst();

/** Undefined if the same save was already stored. */
export const insertObservation = async (
  db: Db,
  values: ObservationValues,
): Promise<string | undefined> =>
  (
    await db
      .insertInto('observations')
      .values(values)
      .onConflict((conflict) => conflict.columns(['carehome_id', 'client_uuid']).doNothing())
      .returning('id')
      .executeTakeFirst()
  )?.id;

export const insertObservations = (db: Db, values: readonly ObservationValues[]) =>
  db.insertInto('observations').values(values).execute();

export const findAddendum = (db: Db, carehomeId: string, clientUuid: string) =>
  db
    .selectFrom('observation_addenda')
    .select(['id', 'observation_id', 'created_by'])
    .where('carehome_id', '=', carehomeId)
    .where('client_uuid', '=', clientUuid)
    .executeTakeFirst();

/** Undefined for a repeated remark or one already answered. */
export const insertAddendum = async (db: Db, values: AddendumValues): Promise<string | undefined> =>
  (
    await db
      .insertInto('observation_addenda')
      .values(values)
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst()
  )?.id;

/** With whether they lived here on that day. */
export async function findPerson(db: Db, carehomeId: string, residentId: string, day: string) {
  const { rows } = await sql<{ preferred_name: string; has_died: boolean; was_here: boolean }>`
    select r.preferred_name, r.status = 'deceased' as has_died, exists (select from stays s where s.carehome_id = r.carehome_id
      and s.resident_id = r.id and s.from_date <= ${day}::date
      and (s.to_date is null or s.to_date >= ${day}::date)) as was_here
    from residents r where r.carehome_id = ${carehomeId} and r.id = ${residentId}`.execute(db);
  return rows[0];
}

export const findParticipation = (
  db: Db,
  carehomeId: string,
  of: { reportId: string; residentId: string },
) =>
  db
    .selectFrom('participations')
    .select('resident_id')
    .where('carehome_id', '=', carehomeId)
    .where('report_id', '=', of.reportId)
    .where('resident_id', '=', of.residentId)
    .executeTakeFirst();

export const listStored = <T extends 'observations' | 'observation_addenda'>(
  db: Db,
  table: T,
  carehomeId: string,
  { after, limit }: { after: string | null; limit: number },
) =>
  sql<Selectable<Schema[T]>>`select * from ${sql.table(table)}
    where carehome_id = ${carehomeId} and ${after === null ? sql`true` : sql`id > ${after}::uuid`}
    order by id limit ${limit}`
    .execute(db)
    .then(({ rows }) => rows);
