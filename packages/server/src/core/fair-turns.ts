import { timedOut, tooMany } from './app-error.ts';

export interface TurnLimits {
  /** Concurrent requests; one job runs beside them. */
  atOnce: number;
  /** Waiting requests of all users. */
  waitingAtMost: number;
  /** Waiting, running or unsent requests of one user. */
  perPerson: number;
  /** Requests that wait longer are refused. */
  patienceMs: number;
}

/** Reserved before any work; released when the answer has been sent. */
export interface Place {
  inTurn: <T>(work: () => Promise<T>) => Promise<T>;
  leave: () => void;
}

/**
 * Fair scheduling: round robin over users. Jobs have a turn of their own, so that a long one delays
 * no request and many requests delay no job.
 */
export class FairTurns {
  readonly #limits: TurnLimits;
  readonly #placesOf = new Map<string, number>();
  /** Round robin: a served user moves to the end of the map. */
  readonly #requests = new Map<string, (() => void)[]>();
  readonly #jobs: (() => void)[] = [];
  #places = 0;
  #running = 0;
  #jobRuns = false;

  constructor(limits: TurnLimits) {
    this.#limits = limits;
  }

  /** Reserves a place, or throws 429 when this user or all users together have too many. */
  enter(who: string): Place {
    const { atOnce, waitingAtMost, perPerson } = this.#limits;
    if ((this.#placesOf.get(who) ?? 0) >= perPerson)
      throw tooMany(
        'Your last documents are still being made. Please try again in 10 seconds.',
        10,
      );
    if (this.#places >= atOnce + waitingAtMost) throw busy();
    this.#count(who, 1);
    let underWay = false;
    let gone = false;
    const abort = new AbortController();
    const free = () => this.#count(who, -1);
    return {
      inTurn: async (work) => {
        underWay = true;
        try {
          await this.#waitFor(who, abort.signal);
          return await this.#run(work);
        } finally {
          underWay = false;
          if (gone) free();
        }
      },
      leave: () => {
        if (gone) return;
        gone = true;
        // Work in progress keeps its place until it ends.
        if (!underWay) free();
        abort.abort();
      },
    };
  }

  /** Jobs wait without a limit; the runner already bounds their number. */
  async asJob<T>(work: () => Promise<T>): Promise<T> {
    if (this.#jobRuns) await new Promise<void>((resolve) => this.#jobs.push(resolve));
    this.#jobRuns = true;
    try {
      return await work();
    } finally {
      const next = this.#jobs.shift();
      // The next job takes over the turn, so that none comes between.
      if (next) next();
      else this.#jobRuns = false;
    }
  }

  async #run<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } finally {
      this.#running -= 1;
      this.#fill();
    }
  }

  #waitFor(who: string, signal: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      const give = (reason: Error) => {
        settle();
        this.#withdraw(who, begin);
        reject(reason);
      };
      // The client has gone.
      const onAbort = () => give(timedOut());
      const timer = setTimeout(() => give(busy()), this.#limits.patienceMs);
      const settle = () => {
        clearTimeout(timer);
        signal.removeEventListener('abort', onAbort);
      };
      const begin = () => {
        settle();
        resolve();
      };
      if (signal.aborted) return onAbort();
      signal.addEventListener('abort', onAbort);
      this.#requests.set(who, [...(this.#requests.get(who) ?? []), begin]);
      this.#fill();
    });
  }

  #withdraw(who: string, begin: () => void) {
    const left = this.#requests.get(who)?.filter((each) => each !== begin) ?? [];
    if (left.length > 0) this.#requests.set(who, left);
    else this.#requests.delete(who);
  }

  #fill() {
    while (this.#running < this.#limits.atOnce) {
      const begin = this.#nextRequest();
      if (!begin) return;
      this.#running += 1;
      begin();
    }
  }

  #nextRequest() {
    const [next] = this.#requests;
    if (!next) return undefined;
    const [who, [begin, ...others]] = next;
    this.#requests.delete(who);
    if (others.length > 0) this.#requests.set(who, others);
    return begin;
  }

  #count(who: string, change: 1 | -1) {
    this.#places += change;
    const count = (this.#placesOf.get(who) ?? 0) + change;
    if (count > 0) this.#placesOf.set(who, count);
    else this.#placesOf.delete(who);
  }
}

const busy = () =>
  tooMany('Very many documents are being made right now. Please try again in a minute.', 60);
