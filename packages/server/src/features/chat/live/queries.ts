import type { Topic } from '@relish/shared/topics.ts';
import { type Kysely, sql } from 'kysely';

import type { Db } from '../../../db/database.ts';
import type { Schema } from '../../../db/schema.ts';

/** Of PostgreSQL notifications: the home and its new number. */
export const CHANNEL = 'relish_live';

export interface Change {
  topics?: readonly Topic[];
  threadIds?: readonly string[];
  /** The page that made the change, which refreshes without being told. */
  sender?: string | undefined;
  /** Announces nothing if the transaction has not written anything. */
  onlyIfWritten?: boolean;
}

/**
 * Gives a change its number, as the last statement of its transaction: the lock on the home's counter is held until
 * the commit. The notification leaves with the commit or not at all.
 */
export async function announce(
  db: Db,
  carehomeId: string,
  { topics = [], threadIds = [], sender, onlyIfWritten = false }: Change,
): Promise<void> {
  await sql`
    with home as (
      insert into live_homes as h (carehome_id, number)
      select id, 1 from carehomes where id = ${carehomeId} and (not ${onlyIfWritten} or pg_current_xact_id_if_assigned() is not null)
      on conflict (carehome_id) do update set number = h.number + 1
      returning carehome_id, number),
    topics as (
      insert into live_topics (carehome_id, topic, number, sender)
      select carehome_id, unnest(${topics}::text[]), number, ${sender ?? null}::text from home
      on conflict (carehome_id, topic) do update set number = excluded.number, sender = excluded.sender),
    threads as (
      insert into live_threads (carehome_id, thread_id, number, sender)
      select carehome_id, unnest(${threadIds}::uuid[]), number, ${sender ?? null}::text from home
      on conflict (carehome_id, thread_id) do update set number = excluded.number, sender = excluded.sender)
    select pg_notify(${CHANNEL}, carehome_id || ' ' || number) from home`.execute(db);
}

export interface ChangedRow {
  /** One of the two. */
  topic: Topic | null;
  thread_id: string | null;
  number: number;
  sender: string | null;
}

export interface Changes {
  /** The last number of the home; 0 before its first change. */
  number: number;
  rows: ChangedRow[];
}

/** Everything that has changed in a home since a number; one statement, so that number and rows fit together. */
export async function listChanges(
  db: Kysely<Schema>,
  carehomeId: string,
  since: number,
): Promise<Changes> {
  const { rows } = await sql<ChangedRow & { last: number }>`
    select h.number as last, c.*
    from live_homes h
    left join lateral (
      select topic, null::uuid as thread_id, number, sender from live_topics
      where carehome_id = ${carehomeId} and number > ${since}
      union all
      select null, thread_id, number, sender from live_threads
      where carehome_id = ${carehomeId} and number > ${since}) c on true
    where h.carehome_id = ${carehomeId}`.execute(db);
  return {
    number: rows[0]?.last ?? 0,
    rows: rows.filter(({ topic, thread_id }) => topic !== null || thread_id !== null),
  };
}

/** The last numbers of several homes. */
export async function listNumbers(
  db: Kysely<Schema>,
  carehomeIds: readonly string[],
): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('live_homes')
    .select(['carehome_id', 'number'])
    .where('carehome_id', 'in', carehomeIds.length > 0 ? carehomeIds : [null as never])
    .execute();
  return new Map(rows.map(({ carehome_id, number }) => [carehome_id, number]));
}
