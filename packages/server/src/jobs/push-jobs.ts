import type { Database } from '../db/database.ts';
import type { Pusher } from '../push/pusher.ts';
import type { JobKind } from './queue.ts';
import type { JobHandlers } from './runner.ts';

/** What a job that sends notifications works with. */
export interface PushContext {
  database: Database;
  pusher: Pusher;
}

/** A feature's share of the jobs. */
export type PushJobs<K extends JobKind> = Pick<JobHandlers<PushContext>, K>;
