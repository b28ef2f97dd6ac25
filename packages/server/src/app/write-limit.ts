import { tooMany } from '../core/app-error.ts';
import { TokenBuckets } from '../core/token-bucket.ts';

/** Far above the fastest carer, well below a script. */
const WRITES = { burst: 120, perMinute: 120 };
/** Calls that notify many people at once. */
const STRICTER: Record<string, { burst: number; perMinute: number }> = {
  'notices/add': { burst: 20, perMinute: 20 },
};

/** Prefixes and verbs that only read. Signing out is never limited. */
const READ_FEATURES = new Set(['dashboard', 'insights', 'inspection']);
const READ_VERBS = new Set(
  `alerts beginning calendar check due feed-status follow-ups for-family get glance guide-for-family guides-for-family held hidden
  history homes ics key list logout me my-details my-people my-person of of-activity open own pending ping preview prints receipts
  recipients screens search similar status suggest timeline versions`.split(/\s+/),
);

/** Anything not known to read counts as a write, so a new call is limited by default. */
export function isWrite(name: string): boolean {
  const [feature = '', verb = feature] = name.split('/');
  return !READ_FEATURES.has(feature) && !READ_VERBS.has(verb);
}

/**
 * In memory per process, so no call waits for the database; limits that must be exact are in
 * core/limits.ts.
 */
export function createWriteLimit() {
  const writes = new TokenBuckets(WRITES);
  const stricter = new Map(
    Object.entries(STRICTER).map(([name, rate]) => [name, new TokenBuckets(rate)]),
  );
  return (name: string, userId: string, now: Date) => {
    if (!isWrite(name)) return;
    const seconds = stricter.get(name)?.take(userId, now) || writes.take(userId, now);
    if (seconds > 0)
      throw tooMany(
        `Too many changes at once. Try again in ${seconds === 1 ? 'a second' : `${seconds} seconds`}.`,
        seconds,
      );
  };
}

export type WriteLimit = ReturnType<typeof createWriteLimit>;
