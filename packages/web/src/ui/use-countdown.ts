import { useEffect, useRef } from 'react';

/** Runs down once while it is not paused; what is left waits through a pause. */
export function useCountdown(seconds: number, paused: boolean, ended: () => void) {
  const left = useRef(seconds * 1000);
  const end = useRef(ended);
  useEffect(() => {
    end.current = ended;
  });
  useEffect(() => {
    if (paused) return;
    const started = performance.now();
    const timer = setTimeout(() => end.current(), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= performance.now() - started;
    };
  }, [paused]);
}
