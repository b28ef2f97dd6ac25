import { availableParallelism } from 'node:os';

import { hash, verify } from '@node-rs/argon2';

import { tooMany } from './app-error.ts';
import { network } from './network.ts';

const ARGON2ID = 2; // Type stripping cannot read the library's const enum.

// OWASP's Argon2id minimum: 19 MiB, two passes, one lane.
const COST = { algorithm: ARGON2ID, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

const AT_ONCE = Math.max(1, availableParallelism() - 1);
const WAITING_AT_MOST = 200;
// One network with many accounts must not delay everyone else.
const WAITING_FROM_ONE_PLACE = 20;

export interface Passwords {
  hash: (password: string, address: string) => Promise<string>;
  /** Does the same work without a stored hash, so timing does not reveal who has an account. */
  matches: (password: string, stored: string | undefined, address: string) => Promise<boolean>;
}

/** Argon2id off the main thread with bounded concurrency. */
export function createPasswords(cost = COST): Passwords {
  const turns: (() => void)[] = [];
  const waitingFrom = new Map<string, number>();
  let running = 0;

  const waitForTurn = async (address: string) => {
    const place = network(address);
    const waiting = waitingFrom.get(place) ?? 0;
    if (turns.length >= WAITING_AT_MOST || waiting >= WAITING_FROM_ONE_PLACE)
      throw tooMany('Many people are signing in. Please try again.', 5);
    waitingFrom.set(place, waiting + 1);
    await new Promise<void>((resolve) => turns.push(resolve));
    const left = (waitingFrom.get(place) ?? 1) - 1;
    if (left === 0) waitingFrom.delete(place);
    else waitingFrom.set(place, left);
  };

  const inTurn = async <T>(address: string, work: () => Promise<T>): Promise<T> => {
    if (running >= AT_ONCE) await waitForTurn(address);
    else running += 1;
    try {
      return await work();
    } finally {
      // Hands the slot over directly, so later callers cannot overtake.
      const next = turns.shift();
      if (next) next();
      else running -= 1;
    }
  };

  const decoy = hash('nobody has this password', cost);
  return {
    hash: (password, address) => inTurn(address, () => hash(password, cost)),
    matches: async (password, stored, address) => {
      const compared = stored ?? (await decoy);
      const equal = await inTurn(address, () => verify(compared, password));
      return equal && stored !== undefined;
    },
  };
}
