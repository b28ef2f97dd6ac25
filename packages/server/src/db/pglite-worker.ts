import { parentPort, workerData } from 'node:worker_threads';

import { PGlite } from '@electric-sql/pglite';

/** PGlite blocks its thread while it works, so it runs in a worker. */
export type ToWorker =
  | { id: number; protocol: Uint8Array }
  | { id: number; dump: true }
  | { id: number; close: true };
export type FromWorker = { id: number; bytes: Uint8Array } | { id: number; failed: string };
export interface WorkerOptions {
  dataDir: string;
  restoreFrom?: Uint8Array;
}

const { dataDir, restoreFrom } = workerData as WorkerOptions;
const port = parentPort;
if (!port) throw new Error('pglite-worker.ts runs as a worker thread only');

const database = await PGlite.create({
  dataDir,
  ...(restoreFrom && { loadDataDir: new Blob([new Uint8Array(restoreFrom)]) }),
});

/**
 * As a stream, because PGlite otherwise parses every answer, which takes as long as the query, and
 * keeps the parsed rows for ever.
 */
async function exchange(protocol: Uint8Array): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  // A chunk is a view of memory that PGlite uses again.
  await database.execProtocolRawStream(protocol, {
    onRawData: (chunk) => chunks.push(chunk.slice()),
  });
  return new Uint8Array(Buffer.concat(chunks));
}

async function answer(message: ToWorker): Promise<Uint8Array> {
  if ('protocol' in message) return exchange(message.protocol);
  if ('dump' in message)
    return new Uint8Array(await (await database.dumpDataDir('gzip')).arrayBuffer());
  await database.close();
  return new Uint8Array();
}

port.on('message', (message: ToWorker) => {
  answer(message).then(
    (bytes) =>
      port.postMessage({ id: message.id, bytes } satisfies FromWorker, [
        bytes.buffer as ArrayBuffer,
      ]),
    (error: unknown) =>
      port.postMessage({ id: message.id, failed: String(error) } satisfies FromWorker),
  );
});
port.postMessage({ id: 0, bytes: new Uint8Array() } satisfies FromWorker);
