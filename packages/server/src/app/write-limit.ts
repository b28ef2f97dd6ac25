import type { Call } from '@relish/shared/call.ts';
import { MESSAGE_LIMITS } from '@relish/shared/chat/messages/choices.ts';

import { tooMany } from '../core/app-error.ts';
import { TokenBuckets } from '../core/token-bucket.ts';

/** Far above the fastest carer, well below a script. */
const WRITES = { burst: 120, perMinute: 120 };
/** A whole home behind one address may answer, but nobody may flood a survey. */
const ANSWERS = { burst: 100, perMinute: 30 };
/** Calls that notify many people at once, and those of strangers. */
const STRICTER: Record<string, { burst: number; perMinute: number }> = {
  'notices/add': { burst: 20, perMinute: 20 },
  'messages/send': { burst: MESSAGE_LIMITS.per_minute, perMinute: MESSAGE_LIMITS.per_minute },
  'survey-entries/send': ANSWERS,
  'survey-entries/answer-by-link': ANSWERS,
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
  /** By user, or by address for strangers, most of whose calls have limits of their own. */
  return (name: string, call: Call, key: string, now: Date) => {
    if (!isWrite(name, call)) return;
    const others = call.access === 'public' ? undefined : writes;
    const seconds = stricter.get(name)?.take(key, now) || others?.take(key, now) || 0;
    if (seconds > 0)
      throw tooMany(
        `Too many changes at once. Try again in ${seconds === 1 ? 'a second' : `${seconds} seconds`}.`,
        seconds,
      );
  };
}

export type WriteLimit = ReturnType<typeof createWriteLimit>;
