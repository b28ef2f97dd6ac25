import { setTimeout as waiting } from 'node:timers/promises';

import type { Topic } from '@relish/shared/topics.ts';

import { after, type Clock, minutes } from '../core/clock.ts';
import type { Database } from '../db/database.ts';
import { Lane } from './lane.ts';
import {
  deleteJob,
  failJob,
  type Job,
  type JobKind,
  type Pace,
  retryJobAt,
  takeDueJobs,
} from './queue.ts';

/** A handler for each of some kinds of jobs. */
export type JobHandlers<C, K extends JobKind> = {
  [J in K as J['name']]: (
    context: C & { now: Date },
    payload: NonNullable<J['payload']>,
  ) => Promise<void>;
};

type AnyHandler<C> = (context: C & { now: Date }, payload: never) => Promise<void>;

const TRIES = 10;
/** Documents are slow and need memory; mails and notifications must not wait for them. */
const AT_ONCE: Record<Pace, number> = { slow: 2, quick: 10 };
const POLL_MS = 500;

interface Log {
  error: (fields: object, message: string) => void;
}

/** Runs queued jobs at least once, with exponential back-off. */
export class JobRunner<C> {
  readonly #database: Database;
  readonly #handlers: Readonly<Record<string, AnyHandler<C>>>;
  readonly #slow: readonly string[];
  readonly #changes: ReadonlyMap<string, readonly Topic[]>;
  readonly #context: C;
  readonly #clock: Clock;
  readonly #log: Log;
  #stopping = new AbortController();
  #working: Promise<unknown> = Promise.resolve();

  constructor(options: {
    database: Database;
    kinds: readonly JobKind[];
    handlers: Readonly<Record<string, AnyHandler<C>>>;
    context: C;
    clock: Clock;
    log: Log;
  }) {
    this.#database = options.database;
    this.#handlers = options.handlers;
    this.#changes = new Map(options.kinds.map(({ name, changes }) => [name, changes]));
    this.#slow = options.kinds.filter(({ pace }) => pace === 'slow').map(({ name }) => name);
    this.#context = options.context;
    this.#clock = options.clock;
    this.#log = options.log;
  }

  start() {
    this.#stopping = new AbortController();
    const { signal } = this.#stopping;
    this.#working = Promise.all(this.#lanes().map((lane) => this.#keepWorking(lane, signal)));
  }

  /** Starts no more jobs and waits for the running ones. */
  async stop() {
    this.#stopping.abort();
    await this.#working;
  }

  /** Runs everything due and returns the number of jobs. */
  async runDue(): Promise<number> {
    let done = 0;
    for (;;) {
      const counts = await Promise.all(this.#lanes().map((lane) => lane.drain()));
      const count = counts.reduce((sum, each) => sum + each, 0);
      // A job may add one to the other lane, so only an empty round is the last.
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
            this.#database.system((db) =>
              takeDueJobs(db, this.#clock(), { pace, slow: this.#slow, count }),
            ),
          run: (job) => this.#run(job),
        }),
    );
  }

  async #keepWorking(lane: Lane, signal: AbortSignal) {
    while (!signal.aborted) {
      await lane
        .fill()
        .catch((error: unknown) =>
          this.#log.error({ error: String(error) }, 'could not lease jobs'),
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
      // The lease expires and the job is retried.
      this.#log.error(
        { job: job.id, kind: job.kind, error: String(error) },
        'job result could not be stored',
      );
    }
  }

  /** Screens show what the job changes, as they do for calls. */
  #databaseFor({ kind, payload }: Job): { database?: Database } {
    const topics = this.#changes.get(kind) ?? [];
    const { carehome_id } = payload as { carehome_id?: string };
    if (topics.length === 0 || carehome_id === undefined) return {};
    return { database: this.#database.announcing(carehome_id, topics) };
  }

  async #attempt(job: Job, now: Date) {
    try {
      const handle = this.#handlers[job.kind];
      if (!handle) throw new Error(`Nothing handles jobs of the kind ${job.kind}.`);
      await handle({ ...this.#context, ...this.#databaseFor(job), now }, job.payload as never);
      await this.#database.system((db) => deleteJob(db, job.id));
    } catch (error) {
      // A mail server's message may name the recipient, so only its code is stored.
      const reason =
        error instanceof Error ? ((error as NodeJS.ErrnoException).code ?? error.name) : 'unknown';
      this.#log.error(
        { job: job.id, kind: job.kind, attempts: job.attempts, reason },
        'job failed',
      );
      await this.#database.system((db) =>
        job.attempts >= TRIES
          ? failJob(db, job.id, now, reason)
          : retryJobAt(db, job.id, after(now, minutes(2 ** job.attempts / 4)), reason),
      );
    }
  }
}
