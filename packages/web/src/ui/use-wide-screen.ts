import { useSyncExternalStore } from 'react';

const query = (from: number) => matchMedia(`(min-width: ${from}px)`);

const subscribeFrom = (from: number) => (onChange: () => void) => {
  const wide = query(from);
  wide.addEventListener('change', onChange);
  return () => wide.removeEventListener('change', onChange);
};
const subscribe = subscribeFrom(900);
const isWide = () => query(900).matches;

/** Where there is room for tables and side panels. */
export const useWideScreen = () => useSyncExternalStore(subscribe, isWide);

const subscribeVery = subscribeFrom(1200);
const isVeryWide = () => query(1200).matches;

/** Where there is room for something beside a list as well. */
export const useVeryWideScreen = () => useSyncExternalStore(subscribeVery, isVeryWide);
