import { useEffect, useRef } from 'react';

/** Counts down once; pausing keeps the remaining time. */
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
