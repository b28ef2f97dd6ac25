import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

import type { PlacedPage } from '@relish/shared/photos/photo-books/placed.ts';

import { seconds } from '../core/clock.ts';

const WORKER = fileURLToPath(new URL('./book-worker.ts', import.meta.url));
const HEAP_MB = 128;
const PAGE_MS = seconds(60);

export interface BookToWrite {
  /** The file is written here, page by page. */
  path: string;
  title: string;
  /** Millimetres around each page, with crop marks; 0 for none. */
  bleed: number;
}

export type BookMessage =
  | { step: 'begin'; book: BookToWrite }
  /** In the order of the page's pictures. */
  | { step: 'page'; page: PlacedPage; pictures: Uint8Array[] }
  | { step: 'end' };

export type BookReply = { done: true } | { fault: string };

export interface BookWriter {
  addPage: (page: PlacedPage, pictures: Uint8Array[]) => Promise<void>;
  /** The file is complete afterwards. */
  end: () => Promise<void>;
  close: () => void;
}

/**
 * A process of its own, which holds the pictures of one page at a time and gets no secrets: a book
 * never costs the server more than a page.
 */
export async function openBookWriter(book: BookToWrite): Promise<BookWriter> {
  const child = fork(WORKER, [], {
    execArgv: [`--max-old-space-size=${HEAP_MB}`],
    // Fewer memory arenas, because sharp allocates in several threads.
    env: { MALLOC_ARENA_MAX: '2' },
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  const ask = async (message: BookMessage) => {
    const signal = AbortSignal.timeout(PAGE_MS);
    const ended = new AbortController();
    const either = AbortSignal.any([signal, ended.signal]);
    try {
      child.send(message);
      const reply: BookReply = await Promise.race([
        once(child, 'message', { signal: either }).then(([answer]) => answer as BookReply),
        once(child, 'exit', { signal: either }).then(() => ({ fault: 'exit' })),
      ]);
      if ('fault' in reply) throw new Error(`a photo book could not be written: ${reply.fault}`);
    } finally {
      ended.abort();
    }
  };
  const close = () => void child.kill('SIGKILL');
  try {
    await ask({ step: 'begin', book });
  } catch (error) {
    close();
    throw error;
  }
  return {
    addPage: (page, pictures) => ask({ step: 'page', page, pictures }),
    end: () => ask({ step: 'end' }),
    close,
  };
}
