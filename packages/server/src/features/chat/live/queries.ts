import type { Topic } from '@relish/shared/topics.ts';
import { type Kysely, sql } from 'kysely';

import type { Schema } from '../../../db/schema.ts';

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
