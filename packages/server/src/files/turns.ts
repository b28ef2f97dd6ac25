import { availableParallelism } from 'node:os';

import { tooMany } from '../core/app-error.ts';

// Decoding 50 megapixels takes about 200 MB.
export const AT_ONCE = Math.min(2, Math.max(1, availableParallelism() - 1));
const WAITING_AT_MOST = 100;

/** FIFO queue with bounded concurrency. */
export function createTurns(atOnce = AT_ONCE, waitingAtMost = WAITING_AT_MOST) {
  const waiting: (() => void)[] = [];
  let running = 0;

  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running < atOnce) running += 1;
    else if (waiting.length >= waitingAtMost)
      throw tooMany('Very many pictures are being sent. Please try again.', 10);
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      // Hands the slot over directly, so later callers cannot overtake.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
