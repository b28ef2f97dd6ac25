import { createHash } from 'node:crypto';

/** Seeded per home, so the demonstration is reproducible. */
export interface Chance {
  next: () => number;
  /** Probability from 0 to 1. */
  hits: (share: number) => boolean;
  pick: <T>(from: readonly T[]) => T | undefined;
  some: <T>(from: readonly T[], count: number) => T[];
}

export function chanceFrom(seed: string): Chance {
  let state = createHash('sha256').update(seed).digest().readUInt32BE();
  // mulberry32
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  return {
    next,
    hits: (share) => next() < share,
    pick: (from) => from[Math.floor(next() * from.length)],
    some: (from, count) =>
      from
        .map((each) => ({ each, luck: next() }))
        .toSorted((one, other) => one.luck - other.luck)
        .slice(0, count)
        .map(({ each }) => each),
  };
}
