import type { Topic } from '@relish/shared/topics.ts';
import { sql } from 'kysely';

import { after, minutes } from '../core/clock.ts';
import type { Db } from '../db/database.ts';

export type Pace = 'slow' | 'quick';

/** A kind of work to do soon, declared by the feature that does it. */
export interface JobKind<Name extends string = string, Payload = unknown> {
  name: Name;
  /** Slow kinds have a lane of their own, so that no other job waits behind them. */
  pace: Pace;
  /** Announced in the home of the payload with each transaction of the job that writes. */
  changes: readonly Topic[];
  /** Never set: it carries the type of the payload. */
  payload?: Payload;
}

export const defineJob =
  <Payload>() =>
  <const Name extends string>(
    name: Name,
    {
      pace = 'quick',
      changes = [],
    }: {
      pace?: Pace;
      changes?: Payload extends { carehome_id: string } ? readonly Topic[] : [];
    } = {},
  ): JobKind<Name, Payload> => ({ name, pace, changes });

export interface Job {
  id: string;
  kind: string;
  payload: unknown;
  attempts: number;
}

/** Stored in the same transaction as its cause: both happen or neither. */
export const enqueue = <Payload>(
  db: Db,
  { name }: JobKind<string, Payload>,
  payload: NoInfer<Payload>,
  now: Date,
) => db.insertInto('jobs').values({ kind: name, payload, run_at: now }).execute();

// How long a job stays leased to a process that may have died.
const LEASE = minutes(10);

/** Leases due jobs, oldest first, to this process only. */
export async function takeDueJobs(
  db: Db,
  now: Date,
  { pace, slow, count }: { pace: Pace; slow: readonly string[]; count: number },
): Promise<Job[]> {
  // Materialized, because a plain condition may be re-evaluated for each row and then match too many.
  const { rows } = await sql<Job>`
    with due as materialized (
      select id from jobs where run_at <= ${now} and failed_at is null
        and (kind = any(${slow}::text[])) = ${pace === 'slow'}
      order by run_at limit ${count} for update skip locked)
    update jobs set attempts = attempts + 1, run_at = ${after(now, LEASE)}
    from due where jobs.id = due.id
    returning jobs.id, kind, payload, attempts`.execute(db);
  return rows;
}

export const deleteJob = (db: Db, id: string) =>
  db.deleteFrom('jobs').where('id', '=', id).execute();

export const retryJobAt = (db: Db, id: string, runAt: Date, error: string) =>
  db.updateTable('jobs').set({ run_at: runAt, last_error: error }).where('id', '=', id).execute();

export const failJob = (db: Db, id: string, now: Date, error: string) =>
  db.updateTable('jobs').set({ failed_at: now, last_error: error }).where('id', '=', id).execute();

/** Kept for some time for inspection; they contain personal data. */
export const deleteFailedJobs = (db: Db, before: Date) =>
  db.deleteFrom('jobs').where('failed_at', '<', before.toISOString()).execute();
