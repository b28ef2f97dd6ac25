import { availableParallelism } from 'node:os';

import { hash, verify } from '@node-rs/argon2';

import { tooMany } from './app-error.ts';

const ARGON2ID = 2; // The library's constant enum is out of reach of type stripping.

// OWASP's Argon2id minimum: 19 MiB, two passes, one lane.
const COST = { algorithm: ARGON2ID, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

const AT_ONCE = Math.max(1, availableParallelism() - 1);
const WAITING_AT_MOST = 200;

export interface Passwords {
  hash: (password: string) => Promise<string>;
  /** With no hash to compare, the same work is done: the time tells nothing about who exists. */
  matches: (password: string, stored: string | undefined) => Promise<boolean>;
}

/** Argon2id off the main thread, few at a time so that sign-ins never starve everybody else. */
export function createPasswords(cost = COST): Passwords {
  const turns: (() => void)[] = [];
  let running = 0;

  const inTurn = async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= AT_ONCE) {
      if (turns.length >= WAITING_AT_MOST)
        throw tooMany('Many people are signing in. Please try again.', 5);
      await new Promise<void>((resolve) => turns.push(resolve));
    } else running += 1;
    try {
      return await work();
    } finally {
      const next = turns.shift();
      if (next) next();
      else running -= 1;
    }
  };

  const decoy = hash('nobody has this password', cost);
  return {
    hash: (password) => inTurn(() => hash(password, cost)),
    matches: async (password, stored) => {
      const compared = stored ?? (await decoy);
      const equal = await inTurn(() => verify(compared, password));
      return equal && stored !== undefined;
    },
  };
}
