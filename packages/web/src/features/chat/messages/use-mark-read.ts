import { useEffect, useRef, useState } from 'react';

import { useReadThread } from './api.ts';
import { lastNumber, type MessageWindow, reachesEnd } from './message-window.ts';
import { usePageVisible } from './use-page-visible.ts';

/** How long the end must be on the screen before it counts as read. */
const READ_MS = 700;

/** Notes how far the user has read, only while the page is visible; returns a ref for the end of the list. */
export function useMarkRead(threadId: string, held: MessageWindow) {
  const { mutate } = useReadThread();
  const isVisible = usePageVisible();
  const [isEndShown, setEndShown] = useState(false);
  /** Never goes back, even if an older answer arrives later. */
  const sent = useRef(0);
  const number = lastNumber(held);
  const isNew = reachesEnd(held) && number > held.read;
  useEffect(() => {
    if (!isVisible || !isEndShown || !isNew) return undefined;
    const timer = setTimeout(() => {
      if (number <= sent.current) return;
      sent.current = number;
      mutate({ thread_id: threadId, number });
    }, READ_MS);
    return () => clearTimeout(timer);
  }, [isVisible, isEndShown, isNew, number, threadId, mutate]);

  return (end: HTMLElement | null) => {
    if (!end || !('IntersectionObserver' in window)) return undefined;
    const observer = new IntersectionObserver(([entry]) =>
      setEndShown(entry?.isIntersecting ?? false),
    );
    observer.observe(end);
    return () => observer.disconnect();
  };
}
