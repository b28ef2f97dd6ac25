import { Duplex } from 'node:stream';
import { Worker } from 'node:worker_threads';

import type { FromWorker, ToWorker, WorkerOptions } from './pglite-worker.ts';

/** PGlite behind PostgreSQL's wire protocol, so `pg` is our only driver. */
export interface Embedded {
  connect: () => Duplex;
  dump: () => Promise<Uint8Array>;
  close: () => Promise<void>;
}

type Request = ToWorker extends infer M ? (M extends unknown ? Omit<M, 'id'> : never) : never;

export async function openEmbedded(options: WorkerOptions): Promise<Embedded> {
  const worker = new Worker(new URL('./pglite-worker.ts', import.meta.url), {
    workerData: options,
  });
  const waiting = new Map<
    number,
    { resolve: (bytes: Uint8Array) => void; reject: (error: Error) => void }
  >();
  let lastId = 0;

  worker.on('message', (message: FromWorker) => {
    const waiter = waiting.get(message.id);
    waiting.delete(message.id);
    if ('failed' in message) waiter?.reject(new Error(message.failed));
    else waiter?.resolve(message.bytes);
  });
  const failAll = (error: Error) => {
    for (const waiter of waiting.values()) waiter.reject(error);
    waiting.clear();
  };
  let closing = false;
  worker.on('error', failAll);
  worker.on('exit', () => {
    const error = new Error('the embedded database has stopped');
    failAll(error);
    // The database is gone: exit, and let the supervisor restart the process.
    if (!closing) throw error;
  });

  const answerTo = (id: number) =>
    new Promise<Uint8Array>((resolve, reject) => waiting.set(id, { resolve, reject }));
  const ask = (request: Request) => {
    lastId += 1;
    const answer = answerTo(lastId);
    worker.postMessage({ id: lastId, ...request });
    return answer;
  };

  await answerTo(0);
  return {
    connect: () => new Wire((protocol) => ask({ protocol })),
    dump: () => ask({ dump: true }),
    close: async () => {
      closing = true;
      await ask({ close: true });
      await worker.terminate();
    },
  };
}

const TERMINATE = 0x58;
const ENDS_A_BATCH = new Set([0x53 /* Sync */, 0x51 /* Query */]);

/**
 * One connection as `pg` sees it: whole batches go to the worker, and answers come back in order.
 */
class Wire extends Duplex {
  readonly #exchange: (protocol: Uint8Array) => Promise<Uint8Array>;
  #collected: Buffer = Buffer.alloc(0);
  #started = false;

  constructor(exchange: (protocol: Uint8Array) => Promise<Uint8Array>) {
    super();
    this.#exchange = exchange;
  }

  // Socket methods that `pg` calls besides a stream's own.
  connect() {
    setImmediate(() => this.emit('connect'));
    return this;
  }
  setNoDelay() {
    return this;
  }
  setKeepAlive() {
    return this;
  }
  ref() {
    return this;
  }
  unref() {
    return this;
  }

  override _read() {}

  override _write(chunk: Buffer, _encoding: string, done: (error?: Error) => void) {
    this.#collected = this.#collected.length > 0 ? Buffer.concat([this.#collected, chunk]) : chunk;
    if (!this.#isWhole()) return done();
    const batch = this.#collected;
    this.#collected = Buffer.alloc(0);
    this.#send(batch).then(
      () => done(),
      (error: Error) => done(error),
    );
  }

  override _writev(chunks: { chunk: Buffer }[], done: (error?: Error) => void) {
    this._write(Buffer.concat(chunks.map(({ chunk }) => chunk)), 'buffer', done);
  }

  /** Ends like a server's connection does: a closing pool waits for it. */
  override _final(done: () => void) {
    this.push(null);
    done();
  }

  async #send(batch: Buffer) {
    if (batch[0] === TERMINATE && this.#started) return; // There is only one backend, so it is never terminated.
    if (!this.#started) {
      this.#started = true;
      await this.#forgetPredecessor();
    }
    this.push(Buffer.from(await this.#exchange(new Uint8Array(batch))));
  }

  /** All connections share one backend: roll back whatever an earlier one left open. */
  async #forgetPredecessor() {
    for (const statement of ['rollback', 'discard all'])
      await this.#exchange(simpleQuery(statement));
  }

  #isWhole(): boolean {
    const bytes = this.#collected;
    if (!this.#started) return bytes.length >= 4 && bytes.length >= bytes.readUInt32BE(0);
    let at = 0;
    let type = 0;
    while (at + 5 <= bytes.length) {
      type = bytes[at] ?? 0;
      at += 1 + bytes.readUInt32BE(at + 1);
    }
    return at === bytes.length && (ENDS_A_BATCH.has(type) || type === TERMINATE);
  }
}

function simpleQuery(text: string): Uint8Array {
  const message = Buffer.alloc(6 + Buffer.byteLength(text));
  message.write('Q', 0);
  message.writeUInt32BE(message.length - 1, 1);
  message.write(text, 5);
  return new Uint8Array(message);
}
