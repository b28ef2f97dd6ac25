import { useCallback, useEffect, useRef } from 'react';

import { type BoardNotice, useReadNotices } from './api.ts';

/** How long the end of a notice must be visible before it counts as read. */
const READ_MS = 1500;

/** Marks a notice as read once its end has been visible for READ_MS. */
export function useMarkRead(notices: readonly BoardNotice[] | undefined) {
  const { mutate } = useReadNotices();
  const unread = useRef(new Set<string>());
  useEffect(() => {
    unread.current = new Set(notices?.filter(({ is_read }) => !is_read).map(({ id }) => id));
  }, [notices]);
  const timers = useRef(new Map<string, ReturnType<typeof setTimeout>>());
  useEffect(() => {
    const running = timers.current;
    return () => {
      for (const timer of running.values()) clearTimeout(timer);
    };
  }, []);

  /** Ref callback for the end of a notice. */
  return useCallback(
    (id: string) => (end: HTMLElement | null) => {
      if (!end || !('IntersectionObserver' in window)) return undefined;
      const stop = () => {
        clearTimeout(timers.current.get(id));
        timers.current.delete(id);
      };
      const read = () => {
        timers.current.delete(id);
        if (document.visibilityState === 'visible' && unread.current.delete(id))
          mutate({ ids: [id] });
      };
      const observer = new IntersectionObserver(([entry]) => {
        stop();
        if (entry?.isIntersecting && unread.current.has(id))
          timers.current.set(id, setTimeout(read, READ_MS));
      });
      observer.observe(end);
      return () => {
        observer.disconnect();
        stop();
      };
    },
    [mutate],
  );
}
