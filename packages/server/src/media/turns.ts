import { availableParallelism } from 'node:os';

import { tooMany } from '../core/app-error.ts';

// A picture of 50 megapixels takes some 200 MB while it is read.
const AT_ONCE = Math.min(2, Math.max(1, availableParallelism() - 1));
const WAITING_AT_MOST = 100;

/** Lets work begin in the order in which it came, and only little of it at once. */
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
      // The place is handed on, so that nobody who comes later slips in between.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
