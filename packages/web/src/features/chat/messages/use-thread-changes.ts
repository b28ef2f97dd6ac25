import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

import { watchThread } from '../../../live/thread-changes.ts';
import { refreshThread } from './api.ts';

/** Shows new messages of an open thread as they come. */
export function useThreadChanges(threadId: string) {
  const queries = useQueryClient();
  useEffect(
    () => watchThread(threadId, () => void refreshThread(queries, threadId)),
    [queries, threadId],
  );
}
