import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

import { timedOut, unreadable } from '../core/app-error.ts';
import type { PdfDocument } from './pdf.ts';

const WORKER = fileURLToPath(new URL('./pdf-worker.ts', import.meta.url));
// A quarter less memory than V8’s default; documents take little longer.
const YOUNG_HEAP_MB = 2;

export interface WorkerLimits {
  /** Documents rendered concurrently. */
  size: number;
  /** Heap per worker; 40 guides need 100 MB. */
  heapMb: number;
  /** How long an idle worker is kept. */
  idleMs: number;
}

interface PdfWorker {
  child: ChildProcess;
  busy: boolean;
  idle?: NodeJS.Timeout;
}

/**
 * Processes rather than threads, because a thread that outgrows its heap can end the server. A
 * failed or slow worker is killed and replaced.
 */
export class PdfWorkers {
  readonly #limits: WorkerLimits;
  readonly #workers = new Set<PdfWorker>();

  constructor(limits: WorkerLimits) {
    this.#limits = limits;
  }

  async make(document: PdfDocument, timeoutMs: number): Promise<Buffer> {
    const worker = this.#take();
    try {
      const bytes = await render(worker.child, document, timeoutMs);
      this.#release(worker);
      return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    } catch (error) {
      this.#end(worker);
      throw error;
    }
  }

  close() {
    for (const worker of this.#workers) this.#end(worker);
  }

  #take(): PdfWorker {
    for (const worker of this.#workers)
      if (!worker.busy) {
        clearTimeout(worker.idle);
        worker.busy = true;
        return worker;
      }
    // Turns never exceed the number of workers.
    if (this.#workers.size >= this.#limits.size) throw new Error('no PDF worker is free');
    const child = fork(WORKER, [], {
      execArgv: [
        `--max-old-space-size=${this.#limits.heapMb}`,
        `--max-semi-space-size=${YOUNG_HEAP_MB}`,
      ],
      // Layout needs no configuration, so workers get no secrets.
      env: {},
      // Photos travel as bytes, not as JSON.
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    // Idle workers do not keep the server alive.
    child.unref();
    child.channel?.unref();
    const worker: PdfWorker = { child, busy: true };
    this.#workers.add(worker);
    // Without a listener, an error while idle would end the server.
    child.on('error', () => this.#workers.delete(worker));
    child.on('exit', () => this.#workers.delete(worker));
    return worker;
  }

  #release(worker: PdfWorker) {
    worker.busy = false;
    worker.idle = setTimeout(() => this.#end(worker), this.#limits.idleMs).unref();
  }

  #end(worker: PdfWorker) {
    clearTimeout(worker.idle);
    this.#workers.delete(worker);
    worker.child.kill('SIGKILL');
  }
}

export type Rendered = { bytes: Uint8Array<ArrayBuffer> } | { fault: string };

function render(child: ChildProcess, document: PdfDocument, timeoutMs: number) {
  return new Promise<Uint8Array<ArrayBuffer>>((resolve, reject) => {
    const timer = setTimeout(() => settle(() => reject(timedOut())), timeoutMs);
    const onMessage = (message: unknown) =>
      settle(() => {
        const rendered = message as Rendered;
        if ('bytes' in rendered) resolve(rendered.bytes);
        else reject(new Error(rendered.fault));
      });
    const onError = (error: Error) => settle(() => reject(error));
    // V8 aborts a process that outgrows its heap; nothing else in a worker does.
    const onExit = (code: number | null, signal: string | null) =>
      settle(() =>
        reject(
          signal === 'SIGABRT' || code === ABORTED
            ? tooBig()
            : new Error(`a PDF worker exited with ${signal ?? code}`),
        ),
      );
    const settle = (how: () => void) => {
      clearTimeout(timer);
      child.off('message', onMessage).off('error', onError).off('exit', onExit);
      how();
    };
    child.on('message', onMessage).on('error', onError).on('exit', onExit);
    child.send(document, (error) => {
      if (error) onError(error);
    });
  });
}

/** SIGABRT as a shell reports it. */
const ABORTED = 134;

const tooBig = () =>
  unreadable('This document is too large to make. Choose fewer items or fewer days.');
