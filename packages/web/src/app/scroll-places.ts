export const SCROLL_PLACES_KEY = 'relish.scroll';

/** The router's key for the first page of a tab; it is the same on every load. */
const FIRST = 'default';

/**
 * Opens a new address at its top. The router gives every first page of a tab the same key and would
 * restore the scroll position of another page. Reloading and going back or forward still restore
 * the position.
 */
export function beginAtTheTop() {
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (load?.type !== 'navigate') return;
  try {
    const places = JSON.parse(sessionStorage.getItem(SCROLL_PLACES_KEY) ?? '{}') as object;
    const others = Object.entries(places).filter(([name]) => name !== FIRST);
    sessionStorage.setItem(SCROLL_PLACES_KEY, JSON.stringify(Object.fromEntries(others)));
  } catch {
    // Without storage there is nothing to clear.
  }
}
