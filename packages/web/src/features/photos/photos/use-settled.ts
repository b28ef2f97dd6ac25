import { useEffect, useState } from 'react';

const PAUSE_MS = 300;

/** Debounces a value that is made anew with every render. */
export function useSettled<T>(value: T): T {
  const [settled, setSettled] = useState(value);
  const text = JSON.stringify(value);
  useEffect(() => {
    const timer = setTimeout(
      () =>
        setSettled((before) =>
          JSON.stringify(before) === text ? before : (JSON.parse(text) as T),
        ),
      PAUSE_MS,
    );
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
