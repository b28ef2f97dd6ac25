/** Runs once the browser has nothing else to do. */
export function onIdle(run: () => void) {
  // Safari has no idle callback.
  if ('requestIdleCallback' in window) requestIdleCallback(run);
  else setTimeout(run, 1);
}
