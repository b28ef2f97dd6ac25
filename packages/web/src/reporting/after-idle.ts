/** Runs once the browser had nothing else to do, and then only after a while. */
export function afterIdle(delayMs: number, run: () => void) {
  const wait = () => void setTimeout(run, delayMs);
  // Safari has no idle callback.
  if ('requestIdleCallback' in window) requestIdleCallback(wait);
  else setTimeout(wait, 1);
}
