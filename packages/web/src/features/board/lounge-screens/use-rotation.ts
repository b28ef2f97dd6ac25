import { useEffect, useState } from 'react';

const EACH_MS = 12_000;

/** Advances through the slides by timer or by keys. */
export function useRotation(count: number) {
  const [at, setAt] = useState(0);
  const [isPaused, setPaused] = useState(false);
  const step = (by: number) => setAt((before) => (before + by + count) % count);
  useEffect(() => {
    if (isPaused || count < 2) return undefined;
    const timer = setTimeout(() => setAt((at + 1) % count), EACH_MS);
    return () => clearTimeout(timer);
  }, [at, count, isPaused]);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isOnButton = event.target instanceof HTMLButtonElement;
      if (event.key === 'ArrowRight') setAt((before) => (before + 1) % count);
      else if (event.key === 'ArrowLeft') setAt((before) => (before - 1 + count) % count);
      else if (event.key === ' ' && !isOnButton) {
        event.preventDefault();
        setPaused((before) => !before);
      }
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [count]);
  // The board may have become shorter since the last step.
  return { at: at % count, isPaused, setPaused, step };
}
