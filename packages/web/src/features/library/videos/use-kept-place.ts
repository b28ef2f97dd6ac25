import { useRef } from 'react';

import { type OpenVideo, useSetVideoProgress } from './api.ts';

const EVERY_SECONDS = 10;
/** This close to the end the film restarts. */
const NEARLY_OVER_SECONDS = 5;

/** Saves the position regularly and on pause, so that watching can resume later. */
export function useKeptPlace({ id, seconds, progress }: OpenVideo) {
  const { mutate } = useSetVideoProgress();
  const kept = useRef(progress?.seconds ?? 0);
  const keep = (time: number, finished = false) => {
    kept.current = Math.floor(time);
    mutate({ id, seconds: kept.current, finished });
  };
  return {
    from: progress && progress.seconds < seconds - NEARLY_OVER_SECONDS ? progress.seconds : 0,
    passing: (time: number) => {
      if (Math.abs(time - kept.current) >= EVERY_SECONDS) keep(time);
    },
    keep: (time: number) => keep(time),
    end: () => keep(0, true),
  };
}
