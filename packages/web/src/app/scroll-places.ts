export const SCROLL_PLACES_KEY = 'relish.scroll';

/** The router's name for whatever a tab shows first, on every load anew. */
const FIRST = 'default';

/**
 * Whoever opens an address begins at its top: the router would otherwise take every first page of a tab for the same
 * one, and scroll it to where another was left. A reload, and back and forth, still find their place.
 */
export function beginAtTheTop() {
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (load?.type !== 'navigate') return;
  try {
    const places = JSON.parse(sessionStorage.getItem(SCROLL_PLACES_KEY) ?? '{}') as object;
    const others = Object.entries(places).filter(([name]) => name !== FIRST);
    sessionStorage.setItem(SCROLL_PLACES_KEY, JSON.stringify(Object.fromEntries(others)));
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
}
