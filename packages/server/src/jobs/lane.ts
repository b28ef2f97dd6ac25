import type { Job } from './queue.ts';

interface Work {
  atOnce: number;
  take: (count: number) => Promise<Job[]>;
  /** Never rejects: the runner records failures. */
  run: (job: Job) => Promise<void>;
}

/** Bounded concurrency: a long job blocks only its own slot. */
export class Lane {
  readonly #work: Work;
  readonly #underWay = new Map<string, Promise<void>>();

  constructor(work: Work) {
    this.#work = work;
  }

  get isFull(): boolean {
    return this.#underWay.size >= this.#work.atOnce;
  }

  /** Starts as many jobs as there is room for and returns their number. */
  async fill(): Promise<number> {
    if (this.isFull) return 0;
    const taken = await this.#work.take(this.#work.atOnce - this.#underWay.size);
    // A job that outlives its lease is leased again but not started twice.
    const jobs = taken.filter(({ id }) => !this.#underWay.has(id));
    for (const job of jobs)
      this.#underWay.set(
        job.id,
        this.#work.run(job).finally(() => this.#underWay.delete(job.id)),
      );
    return jobs.length;
  }

  oneIsDone = () => Promise.race(this.#underWay.values());
  allAreDone = () => Promise.all(this.#underWay.values());

  /** Runs due jobs until none is left and returns their number. */
  async drain(): Promise<number> {
    let begun = 0;
    for (;;) {
      begun += await this.fill();
      if (this.#underWay.size === 0) return begun;
      await this.oneIsDone();
    }
  }
}
