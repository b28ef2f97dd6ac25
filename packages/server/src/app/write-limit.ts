import type { Call } from '@relish/shared/call.ts';
import { MESSAGE_LIMITS } from '@relish/shared/chat/messages/choices.ts';

import { tooMany } from '../core/app-error.ts';
import { TokenBuckets } from '../core/token-bucket.ts';

/** Far above the fastest carer, well below a script. */
const WRITES = { burst: 120, perMinute: 120 };
/** Calls that notify many people at once. */
const STRICTER: Record<string, { burst: number; perMinute: number }> = {
  'notices/add': { burst: 20, perMinute: 20 },
  'messages/send': { burst: MESSAGE_LIMITS.per_minute, perMinute: MESSAGE_LIMITS.per_minute },
};

/** Anything that does not declare that it only reads. Signing out is never limited. */
export const isWrite = (name: string, { reads, changes }: Call): boolean =>
  name !== 'logout' && (reads === undefined || changes !== undefined);

/**
 * In memory per process, so no call waits for the database; limits that must be exact are in
 * core/limits.ts.
 */
export function createWriteLimit() {
  const writes = new TokenBuckets(WRITES);
  const stricter = new Map(
    Object.entries(STRICTER).map(([name, rate]) => [name, new TokenBuckets(rate)]),
  );
  return (name: string, call: Call, userId: string, now: Date) => {
    if (!isWrite(name, call)) return;
    const seconds = stricter.get(name)?.take(userId, now) || writes.take(userId, now);
    if (seconds > 0)
      throw tooMany(
        `Too many changes at once. Try again in ${seconds === 1 ? 'a second' : `${seconds} seconds`}.`,
        seconds,
      );
  };
}

export type WriteLimit = ReturnType<typeof createWriteLimit>;
