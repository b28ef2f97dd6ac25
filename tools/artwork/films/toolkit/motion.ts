export const clamp = (value: number, low = 0, high = 1): number =>
  Math.min(high, Math.max(low, value));

export const mix = (from: number, to: number, part: number): number => from + (to - from) * part;

/** Eases in and out. */
export const ease = (part: number): number => (1 - Math.cos(Math.PI * clamp(part))) / 2;

/** Rises from 0 to 1 between two times. */
export const ramp = (at: number, from: number, until: number): number =>
  ease((at - from) / (until - from));

/** 1 between two times, with a fade at both ends. */
export const shown = (at: number, from: number, until: number, fade = 1): number =>
  Math.min(ramp(at, from, from + fade), 1 - ramp(at, until - fade, until));

export type Keys<T> = readonly (readonly [at: number, value: T])[];

/** The two keyframes around a time, and the position between them. */
function between<T>(keys: Keys<T>, at: number): [T, T, number] {
  const next = keys.findIndex(([moment]) => moment > at);
  const [after, before] = [keys.at(next)!, keys[next - 1]];
  if (!before || next < 0) return [after[1], after[1], 0];
  return [before[1], after[1], ease((at - before[0]) / (after[0] - before[0]))];
}

export const along = (keys: Keys<number>, at: number): number => mix(...between(keys, at));

export const colourAlong = (keys: Keys<string>, at: number): string =>
  mixColour(...between(keys, at));

export function mixColour(from: string, to: string, part: number): string {
  const channels = [1, 3, 5].map((start) => {
    const [a, b] = [from, to].map((colour) => Number.parseInt(colour.slice(start, start + 2), 16));
    return Math.round(mix(a!, b!, part))
      .toString(16)
      .padStart(2, '0');
  });
  return `#${channels.join('')}`;
}

/** A deterministic random number generator. */
export function seeded(seed: number): (low?: number, high?: number) => number {
  let state = seed;
  return (low = 0, high = 1) => {
    state = (state + 0x6d2b79f5) | 0;
    let bits = Math.imul(state ^ (state >>> 15), state | 1);
    bits ^= bits + Math.imul(bits ^ (bits >>> 7), bits | 61);
    return mix(low, high, ((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32);
  };
}

export const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));
