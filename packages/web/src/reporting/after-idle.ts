import { onIdle } from '../platform/on-idle.ts';

/** Waits for an idle browser, then for the delay. */
export const afterIdle = (delayMs: number, run: () => void) =>
  onIdle(() => void setTimeout(run, delayMs));
