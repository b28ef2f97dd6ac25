import type { Job } from './queue.ts';

interface Work {
  atOnce: number;
  take: (count: number) => Promise<Job[]>;
  /** Never fails: what goes wrong with a job is its own matter. */
  run: (job: Job) => Promise<void>;
}

/** So many jobs at once, and the next as soon as one is done: a long one holds up no more than its own place. */
export class Lane {
  readonly #work: Work;
  readonly #underWay = new Map<string, Promise<void>>();

  constructor(work: Work) {
    this.#work = work;
  }

  get isFull(): boolean {
    return this.#underWay.size >= this.#work.atOnce;
  }

  /** Begins as many as there is room for, and says how many that were. */
  async fill(): Promise<number> {
    if (this.isFull) return 0;
    const taken = await this.#work.take(this.#work.atOnce - this.#underWay.size);
    // One that outlasts its lease is taken again, which renews the lease, and not begun twice.
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

  /** Does what is due until nothing is left, and says how many jobs that were. */
  async drain(): Promise<number> {
    let begun = 0;
    for (;;) {
      begun += await this.fill();
      if (this.#underWay.size === 0) return begun;
      await this.oneIsDone();
    }
  }
}
