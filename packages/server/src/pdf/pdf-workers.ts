import { fileURLToPath } from 'node:url';

import { unreadable } from '../core/app-error.ts';
import { WorkerExited, type WorkerLimits, WorkerProcesses } from '../core/worker-processes.ts';
import type { PdfDocument } from './pdf.ts';

const WORKER = fileURLToPath(new URL('./pdf-worker.ts', import.meta.url));

export interface Rendered {
  bytes: Uint8Array<ArrayBuffer>;
}

/** Renders documents in processes of their own; 40 guides need a heap of 100 MB. */
export class PdfWorkers {
  readonly #processes: WorkerProcesses<PdfDocument, Rendered>;

  constructor(limits: WorkerLimits) {
    this.#processes = new WorkerProcesses(WORKER, limits);
  }

  async make(document: PdfDocument, timeoutMs: number): Promise<Buffer> {
    const { bytes } = await this.#processes.ask(document, timeoutMs).catch(explain);
    return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  }

  close() {
    this.#processes.close();
  }
}

function explain(error: unknown): never {
  throw error instanceof WorkerExited && error.isOutOfMemory
    ? unreadable('This document is too large to make. Choose fewer items or fewer days.')
    : error;
}
