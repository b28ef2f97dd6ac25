import { after, type Clock, minutes } from '../core/clock.ts';
import type { Database } from '../db/database.ts';
import {
  deleteJob,
  failJob,
  type Job,
  type JobKind,
  type JobPayloads,
  retryJobAt,
  takeDueJobs,
} from './queue.ts';

export type JobHandlers<C> = {
  [K in JobKind]: (context: C & { now: Date }, payload: JobPayloads[K]) => Promise<void>;
};

const TRIES = 10;
const AT_ONCE = 10;
const POLL_MS = 500;

interface Log {
  error: (fields: object, message: string) => void;
}

/** Does queued work: at least once each, with growing pauses after failures. */
export class JobRunner<C> {
  readonly #database: Database;
  readonly #handlers: JobHandlers<C>;
  readonly #context: C;
  readonly #clock: Clock;
  readonly #log: Log;
  #timer: NodeJS.Timeout | undefined;
  #round: Promise<unknown> = Promise.resolve();

  constructor(options: {
    database: Database;
    handlers: JobHandlers<C>;
    context: C;
    clock: Clock;
    log: Log;
  }) {
    this.#database = options.database;
    this.#handlers = options.handlers;
    this.#context = options.context;
    this.#clock = options.clock;
    this.#log = options.log;
  }

  start() {
    const next = () => {
      this.#round = this.runDue()
        .catch((error: unknown) =>
          this.#log.error({ error: String(error) }, 'jobs could not be taken'),
        )
        .finally(() => {
          if (this.#timer) this.#timer = setTimeout(next, POLL_MS);
        });
    };
    this.#timer = setTimeout(next, 0);
  }

  async stop() {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    await this.#round;
  }

  /** Does everything that is due and says how many jobs that were. */
  async runDue(): Promise<number> {
    let done = 0;
    for (;;) {
      const jobs = await this.#database.system((db) => takeDueJobs(db, this.#clock(), AT_ONCE));
      if (jobs.length === 0) return done;
      await Promise.all(jobs.map((job) => this.#run(job)));
      done += jobs.length;
    }
  }

  async #run(job: Job) {
    const now = this.#clock();
    try {
      const handle = this.#handlers[job.kind] as (
        context: C & { now: Date },
        payload: unknown,
      ) => Promise<void>;
      await handle({ ...this.#context, now }, job.payload);
      await this.#database.system((db) => deleteJob(db, job.id));
    } catch (error) {
      // The message of a mail server may name the person: only its code is kept.
      const reason =
        error instanceof Error ? ((error as NodeJS.ErrnoException).code ?? error.name) : 'unknown';
      this.#log.error(
        { job: job.id, kind: job.kind, attempts: job.attempts, reason },
        'a job failed',
      );
      await this.#database.system((db) =>
        job.attempts >= TRIES
          ? failJob(db, job.id, now, reason)
          : retryJobAt(db, job.id, after(now, minutes(2 ** job.attempts / 4)), reason),
      );
    }
  }
}
