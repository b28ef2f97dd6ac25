import { setTimeout as waiting } from 'node:timers/promises';

import pg from 'pg';

import { seconds } from '../../../core/clock.ts';
import { CHANNEL } from '../../../db/announce.ts';

const PING_EVERY_MS = seconds(15);
const PING_AT_MOST_MS = seconds(5);
const AGAIN_MS = { first: 500, last: seconds(30) };

interface Options {
  connectionString: string;
  heard: (carehomeId: string, number: number) => void;
  /** Connected anew: notifications may have been missed before. */
  listening: () => void;
  lost: () => void;
}

/**
 * One connection of its own that hears of the changes of all processes. Not from the pool, because a pooler that
 * shares connections between transactions would lose the notifications.
 */
export class Listener {
  readonly #options: Options;
  readonly #stopping = new AbortController();
  #running: Promise<void> | undefined;

  constructor(options: Options) {
    this.#options = options;
  }

  start(): void {
    this.#running = this.#listenAgainAndAgain();
  }

  async stop(): Promise<void> {
    this.#stopping.abort();
    await this.#running;
  }

  async #listenAgainAndAgain(): Promise<void> {
    const { signal } = this.#stopping;
    let pause = AGAIN_MS.first;
    while (!signal.aborted) {
      const began = Date.now();
      await this.#listen().catch(() => {});
      if (signal.aborted) return;
      this.#options.lost();
      // Short again after a connection that held.
      pause =
        Date.now() - began > AGAIN_MS.last ? AGAIN_MS.first : Math.min(pause * 2, AGAIN_MS.last);
      await waiting(pause * (0.5 + Math.random() / 2), undefined, { signal }).catch(() => {});
    }
  }

  /** Returns or throws when the connection is lost. */
  async #listen(): Promise<void> {
    const { connectionString, heard, listening } = this.#options;
    const client = new pg.Client({
      connectionString,
      connectionTimeoutMillis: PING_AT_MOST_MS,
      keepAlive: true,
    });
    const lost = Promise.withResolvers<never>();
    lost.promise.catch(() => {});
    const end = () => lost.reject(new Error('the connection ended'));
    client.on('error', end);
    client.on('end', end);
    client.on('notification', ({ payload = '' }) => {
      const [carehomeId = '', number] = payload.split(' ');
      heard(carehomeId, Number(number));
    });
    this.#stopping.signal.addEventListener('abort', end, { once: true });
    try {
      await client.connect();
      await client.query(`listen ${CHANNEL}`);
      listening();
      for (;;) {
        await Promise.race([waiting(PING_EVERY_MS, undefined, { ref: false }), lost.promise]);
        // A connection that is half open reports no error.
        await Promise.race([client.query('select 1'), overdue(), lost.promise]);
      }
    } finally {
      this.#stopping.signal.removeEventListener('abort', end);
      // Does not wait for a server that no longer answers.
      void client.end().catch(() => {});
    }
  }
}

async function overdue(): Promise<never> {
  await waiting(PING_AT_MOST_MS, undefined, { ref: false });
  throw new Error('no answer to a ping');
}
