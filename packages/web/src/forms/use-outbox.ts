import { useEffect, useSyncExternalStore } from 'react';

import { isOnline, watchNetwork } from '../platform/network.ts';
import type { Outbox, Waiting } from './outbox.ts';

const AGAIN_MS = 20_000;

export const useWaiting = <W extends Waiting, A>({ waiting }: Outbox<W, A>) =>
  useSyncExternalStore(waiting.subscribe, waiting.get);

/** Calls back when a queued entry has been saved. */
export function useArrived<W extends Waiting, A>(
  { arrived }: Outbox<W, A>,
  onArrived: (id: string, answer: A) => void,
) {
  useEffect(() =>
    arrived.subscribe(() => {
      const now = arrived.get();
      if (now) onArrived(now.id, now.answer);
    }),
  );
}

/** Sends queued entries now, when the connection returns, and regularly. */
export function useSendingOutbox<W extends Waiting, A>(outbox: Outbox<W, A>) {
  const isWaiting = useWaiting(outbox).some(({ refused }) => refused === undefined);
  useEffect(() => {
    void outbox.load().then(outbox.sendWaiting);
    return watchNetwork((online) => void (online && outbox.sendWaiting()));
  }, [outbox]);
  // A connection without internet is not reported as offline, so sending is retried regularly.
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setInterval(() => void (isOnline() && outbox.sendWaiting()), AGAIN_MS);
    return () => clearInterval(timer);
  }, [isWaiting, outbox]);
}
