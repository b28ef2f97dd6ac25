import { useEffect, useSyncExternalStore } from 'react';

import { useWaiting } from '../../../forms/use-outbox.ts';
import { isOnline, watchNetwork } from '../../../platform/network.ts';
import { isWaitingForConnection, photoOutbox } from './photo-outbox.ts';
import { progress } from './sealed-picture.ts';

const FIRST_PAUSE_MS = 5000;
const LONGEST_PAUSE_MS = 300_000;

/** Sends waiting photos now, when the connection returns, and after pauses that grow. */
export function useSendingPhotos() {
  useEffect(() => {
    let pause = FIRST_PAUSE_MS;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    const plan = () => {
      clearTimeout(timer);
      const isUnsent = photoOutbox.waiting.get().some(({ refused }) => refused === undefined);
      if (!isUnsent) pause = FIRST_PAUSE_MS;
      if (isOver || !isUnsent) return;
      timer = setTimeout(() => void send(), pause);
      pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
    };
    const send = async () => {
      clearTimeout(timer);
      if (isOnline()) await photoOutbox.sendWaiting();
      plan();
    };
    void photoOutbox.load().then(send);
    const stopWatching = watchNetwork((online) => {
      if (!online) return;
      pause = FIRST_PAUSE_MS;
      void send();
    });
    const stopPlanning = isWaitingForConnection.subscribe(plan);
    return () => {
      isOver = true;
      clearTimeout(timer);
      stopWatching();
      stopPlanning();
    };
  }, []);
}

export const useWaitingPhotos = () => useWaiting(photoOutbox);
export const useProgress = () => useSyncExternalStore(progress.subscribe, progress.get);
export const useIsAway = () =>
  useSyncExternalStore(isWaitingForConnection.subscribe, isWaitingForConnection.get);
