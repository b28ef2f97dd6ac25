import type { Database } from '../db/database.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { JobKind } from './queue.ts';
import type { JobHandlers } from './runner.ts';

/** What a job that sends mail works with. */
export interface MailContext {
  database: Database;
  mailer: Mailer;
  publicUrl: string;
}

/** A feature's share of the jobs. */
export type MailJobs<K extends JobKind> = Pick<JobHandlers<MailContext>, K>;
