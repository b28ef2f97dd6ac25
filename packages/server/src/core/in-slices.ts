import { setImmediate as nextTurn } from 'node:timers/promises';

/** Keeps each turn of the event loop under 10 ms. */
const SLICE_MS = 5;

/** Yields to other requests between slices. */
export async function mapInSlices<T, R>(items: readonly T[], map: (item: T) => R): Promise<R[]> {
  const mapped: R[] = [];
  let began = performance.now();
  for (const item of items) {
    mapped.push(map(item));
    if (performance.now() - began < SLICE_MS) continue;
    await nextTurn();
    began = performance.now();
  }
  return mapped;
}
