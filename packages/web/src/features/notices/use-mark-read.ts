import { useCallback, useEffect, useRef } from 'react';

import { type BoardNotice, useReadNotices } from './api.ts';

/** So long the end of a notice is before somebody's eyes until it counts as read. */
const READ_MS = 1500;

/** Notes what was read: a notice whose end was on the screen for a moment. */
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

  /** For the end of a notice: it is watched as long as it is there. */
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
