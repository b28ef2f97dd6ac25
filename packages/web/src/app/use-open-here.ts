import { useEffect, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';

import type { createStore } from '../platform/store.ts';

/**
 * Whether an overlay is open; it closes when the page changes beneath it. The page is remembered
 * when the overlay opens: an effect of the navigation would run after a quick tap and close it.
 */
export function useOpenHere(
  open: ReturnType<typeof createStore<boolean>>,
  /** Stays open when the page changes. */
  follows = false,
): boolean {
  const isOpen = useSyncExternalStore(open.subscribe, open.get);
  const { pathname } = useLocation();
  const [openedAt, setOpenedAt] = useState<string>();
  const at = !isOpen ? undefined : follows ? pathname : (openedAt ?? pathname);
  if (at !== openedAt) setOpenedAt(at);
  const hasMoved = isOpen && at !== pathname;
  useEffect(() => {
    if (hasMoved) open.set(false);
  }, [hasMoved, open]);
  // The next user of this device does not find it open.
  useEffect(() => () => open.set(false), [open]);
  return isOpen && !hasMoved;
}
