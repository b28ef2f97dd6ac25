import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

import { isOnline } from '../../../platform/network.ts';
import { refreshThread } from './api.ts';

const EVERY_MS = 10_000;

/** Asks for new messages of an open thread while the page is visible. */
export function useThreadPolling(threadId: string) {
  const queries = useQueryClient();
  useEffect(() => {
    const refresh = () => {
      if (document.visibilityState === 'visible' && isOnline())
        void refreshThread(queries, threadId);
    };
    const timer = setInterval(refresh, EVERY_MS);
    document.addEventListener('visibilitychange', refresh);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', refresh);
    };
  }, [queries, threadId]);
}
