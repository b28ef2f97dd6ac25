import { setTimeout as waiting } from 'node:timers/promises';

import { after, type Clock, minutes } from '../core/clock.ts';
import type { Database } from '../db/database.ts';
import { Lane } from './lane.ts';
import {
  deleteJob,
  failJob,
  type Job,
  type JobKind,
  type JobPayloads,
  type Pace,
  retryJobAt,
  takeDueJobs,
} from './queue.ts';

export type JobHandlers<C> = {
  [K in JobKind]: (context: C & { now: Date }, payload: JobPayloads[K]) => Promise<void>;
};

const TRIES = 10;
/** Documents take long and much memory; mails and notifications never wait for them. */
const AT_ONCE: Record<Pace, number> = { slow: 2, quick: 10 };
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
  #stopping = new AbortController();
  #working: Promise<unknown> = Promise.resolve();

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
    this.#stopping = new AbortController();
    const { signal } = this.#stopping;
    this.#working = Promise.all(this.#lanes().map((lane) => this.#keepWorking(lane, signal)));
  }

  /** Begins nothing more, and waits for what is under way. */
  async stop() {
    this.#stopping.abort();
    await this.#working;
  }

  /** Does everything that is due and says how many jobs that were. */
  async runDue(): Promise<number> {
    let done = 0;
    for (;;) {
      const counts = await Promise.all(this.#lanes().map((lane) => lane.drain()));
      const count = counts.reduce((sum, each) => sum + each, 0);
      // What a job brings may belong into the other lane: only an empty round is the last.
      if (count === 0) return done;
      done += count;
    }
  }

  #lanes(): Lane[] {
    return (['quick', 'slow'] as const).map(
      (pace) =>
        new Lane({
          atOnce: AT_ONCE[pace],
          take: (count) =>
            this.#database.system((db) => takeDueJobs(db, this.#clock(), { pace, count })),
          run: (job) => this.#run(job),
        }),
    );
  }

  async #keepWorking(lane: Lane, signal: AbortSignal) {
    while (!signal.aborted) {
      await lane
        .fill()
        .catch((error: unknown) =>
          this.#log.error({ error: String(error) }, 'jobs could not be taken'),
        );
      if (lane.isFull) await lane.oneIsDone();
      else await waiting(POLL_MS, undefined, { signal }).catch(() => {});
    }
    await lane.allAreDone();
  }

  async #run(job: Job) {
    const now = this.#clock();
    try {
      await this.#attempt(job, now);
    } catch (error) {
      // Its lease ends by itself, and then it is done again.
      this.#log.error({ job: job.id, kind: job.kind, error: String(error) }, 'a job was not noted');
    }
  }

  async #attempt(job: Job, now: Date) {
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
