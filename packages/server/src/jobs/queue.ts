import { sql } from 'kysely';

import { after, minutes } from '../core/clock.ts';
import type { Db } from '../db/database.ts';
import type { PushText } from '../push/messages.ts';

/** Work to do soon, stored in the same transaction as its cause: both happen or neither. */
export interface JobPayloads {
  'mail-confirm-email': { user_id: string };
  'mail-password-reset': { email: string; address: string };
  'mail-password-changed': { user_id: string };
  'mail-invitation': { invitation_id: string };
  'mail-relative-linked': { user_id: string; carehome_id: string };
  /** How many of the last weeks. */
  'count-weeks': { carehome_id: string; weeks: number };
  'mail-week': { carehome_id: string; user_id: string };
  'make-document': { carehome_id: string; document_id: string };
  'mail-report': { carehome_id: string; mail_id: string };
  'push-safety-changed': { carehome_id: string };
  'push-needs-attention': { carehome_id: string };
  'push-notice': { carehome_id: string; notice_id: string };
  'push-notification': {
    subscription_id: string;
    user_id: string;
    text: PushText;
    /** Where the text says at which home. */
    carehome_id?: string;
  };
}
export type JobKind = keyof JobPayloads;

export interface Job {
  id: string;
  kind: JobKind;
  payload: JobPayloads[JobKind];
  attempts: number;
}

export const enqueue = <K extends JobKind>(db: Db, kind: K, payload: JobPayloads[K], now: Date) =>
  db.insertInto('jobs').values({ kind, payload, run_at: now }).execute();

/** Kinds that keep a process busy for long: nothing else waits behind them. */
const SLOW: readonly JobKind[] = ['make-document', 'count-weeks'];

export type Pace = 'slow' | 'quick';

// A process that dies while it works leaves the job to others after this long.
const LEASE = minutes(10);

/** Takes due jobs, oldest first, so that no other process takes the same ones. */
export async function takeDueJobs(
  db: Db,
  now: Date,
  { pace, count }: { pace: Pace; count: number },
): Promise<Job[]> {
  // Materialized: as a plain condition it may be asked anew for each row, and then finds more than were wanted.
  const { rows } = await sql<Job>`
    with due as materialized (
      select id from jobs where run_at <= ${now} and failed_at is null
        and (kind = any(${SLOW}::text[])) = ${pace === 'slow'}
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

/** Kept for a look for a while; they name people. */
export const deleteFailedJobs = (db: Db, before: Date) =>
  db.deleteFrom('jobs').where('failed_at', '<', before.toISOString()).execute();
