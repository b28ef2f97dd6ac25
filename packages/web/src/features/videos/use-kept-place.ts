import { useRef } from 'react';

import { type OpenVideo, useSetVideoProgress } from './api.ts';

const EVERY_SECONDS = 10;
/** So near the end that one would rather begin again. */
const NEARLY_OVER_SECONDS = 5;

/** Where somebody is in a film, kept now and then and whenever they pause, so that they can go on tomorrow. */
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
