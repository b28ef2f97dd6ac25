import { useSyncExternalStore } from 'react';

const query = () => matchMedia('(min-width: 900px)');

function subscribe(onChange: () => void) {
  const wide = query();
  wide.addEventListener('change', onChange);
  return () => wide.removeEventListener('change', onChange);
}

const isWide = () => query().matches;

/** Where there is room for tables and side panels. */
export const useWideScreen = () => useSyncExternalStore(subscribe, isWide);
