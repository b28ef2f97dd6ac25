import type { Topic } from '@relish/shared/topics.ts';
import { sql, type Transaction } from 'kysely';

import type { Schema } from './schema.ts';

/** PostgreSQL notifications carry the home and its new number. */
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
  db: Transaction<Schema>,
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

const touched = new WeakMap<Transaction<Schema>, Map<string, Set<Topic>>>();
const touchedThreads = new WeakMap<Transaction<Schema>, Map<string, Set<string>>>();

/**
 * For changes in a home that the transaction does not belong to: jobs for all homes, calls without a session, commands.
 * They are announced when its work is done.
 */
export function touchHome(
  db: Transaction<Schema>,
  carehomeId: string,
  ...topics: readonly Topic[]
) {
  const homes = touched.get(db) ?? new Map<string, Set<Topic>>();
  touched.set(db, homes);
  homes.set(carehomeId, new Set([...(homes.get(carehomeId) ?? []), ...topics]));
}

/** For work that has written rows of many homes. */
export function touchHomes(
  db: Transaction<Schema>,
  rows: readonly { carehome_id: string }[],
  ...topics: readonly Topic[]
) {
  for (const carehomeId of new Set(rows.map(({ carehome_id }) => carehome_id)))
    touchHome(db, carehomeId, ...topics);
}

/** Threads are announced one by one, because only their readers hear of it. */
export function touchThreads(
  db: Transaction<Schema>,
  rows: readonly { carehome_id: string; thread_id: string }[],
) {
  const homes = touchedThreads.get(db) ?? new Map<string, Set<string>>();
  touchedThreads.set(db, homes);
  for (const { carehome_id, thread_id } of rows) {
    homes.set(carehome_id, new Set([...(homes.get(carehome_id) ?? []), thread_id]));
    touchHome(db, carehome_id);
  }
}

/** Always in the same order, because each announcement locks the counter of its home. */
export async function announceTouched(db: Transaction<Schema>): Promise<void> {
  const homes = [...(touched.get(db) ?? [])].toSorted(([a], [b]) => (a < b ? -1 : 1));
  const threads = touchedThreads.get(db);
  for (const [carehomeId, topics] of homes)
    await announce(db, carehomeId, {
      topics: [...topics],
      threadIds: [...(threads?.get(carehomeId) ?? [])],
    });
}
