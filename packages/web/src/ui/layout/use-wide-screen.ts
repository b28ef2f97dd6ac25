import { useSyncExternalStore } from 'react';

const query = (from: number) => matchMedia(`(min-width: ${from}px)`);

const subscribeFrom = (from: number) => (onChange: () => void) => {
  const wide = query(from);
  wide.addEventListener('change', onChange);
  return () => wide.removeEventListener('change', onChange);
};
const subscribe = subscribeFrom(900);
const isWide = () => query(900).matches;

/** Wide enough for tables and side panels. */
export const useWideScreen = () => useSyncExternalStore(subscribe, isWide);

const subscribeVery = subscribeFrom(1200);
const isVeryWide = () => query(1200).matches;

/** Wide enough for a panel beside a list. */
export const useVeryWideScreen = () => useSyncExternalStore(subscribeVery, isVeryWide);
