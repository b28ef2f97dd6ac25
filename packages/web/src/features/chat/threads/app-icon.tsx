import { useEffect } from 'react';

import { useUnread } from './api.ts';

/** Shows on the icon of the installed app how many conversations have unread messages, until the user signs out. */
export default function AppIcon() {
  const unread = useUnread().data?.unread;
  useEffect(() => {
    // Refused by browsers in which the app is not installed.
    if (unread !== undefined) navigator.setAppBadge?.(unread).catch(() => undefined);
  }, [unread]);
  useEffect(
    () => () => {
      navigator.clearAppBadge?.().catch(() => undefined);
    },
    [],
  );
  return null;
}
