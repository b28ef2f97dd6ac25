import { setTimeout as waiting } from 'node:timers/promises';

import { measureMemory } from './processes.ts';
import type { Subject } from './subjects.ts';

const MEMORY_EVERY_MS = 100;
const PAUSE_MS = 5;
const CALM_MS = 5000;

export interface Beside {
  /** Milliseconds of `me`. */
  p50: number;
  p99: number;
  /** The most that the server and its workers held, in megabytes. */
  memory: number;
  seconds: number;
}

/** Calls `me` again and again while something else runs. */
export async function measureBeside(
  { server, ask }: Subject,
  other: Promise<unknown>,
): Promise<Beside> {
  const times: number[] = [];
  let memory = 0;
  const over = new AbortController();
  const began = performance.now();
  void other.finally(() => over.abort()).catch(() => {});
  const sampling = (async () => {
    while (!over.signal.aborted) {
      memory = Math.max(memory, await measureMemory(server.pid));
      await waiting(MEMORY_EVERY_MS);
    }
  })();
  while (!over.signal.aborted) {
    times.push(await ask('me', {}));
    await waiting(PAUSE_MS);
  }
  const seconds = (performance.now() - began) / 1000;
  await sampling;
  await other;
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor(times.length * share)] ?? 0;
  return { p50: at(0.5), p99: at(0.99), memory, seconds };
}

/** The first round warms up. */
export async function measureAlone(subject: Subject): Promise<Beside> {
  await measureBeside(subject, waiting(CALM_MS));
  return measureBeside(subject, waiting(CALM_MS));
}
