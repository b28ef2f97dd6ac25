import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';

import { UnsentBanner } from '../../../forms/unsent-banner.tsx';
import { useSendingOutbox, useWaiting } from '../../../forms/use-outbox.ts';
import { Link } from '../../../ui/actions/link.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { m } from '../../../words/m.ts';
import { threadPath } from '../threads/public.tsx';
import { isAway, messageOutbox } from './message-outbox.ts';

const CHAT_PATHS = new Set(['/tabs/chat', '/chat-thread']);

/** Sends waiting messages from every page, and says so on those that do not show them. */
export default function MessagesBanner() {
  useSendingOutbox(messageOutbox);
  const { pathname } = useLocation();
  const waiting = useWaiting(messageOutbox);
  const away = useSyncExternalStore(isAway.subscribe, isAway.get);
  if (CHAT_PATHS.has(pathname)) return null;
  const refused = waiting.find((each) => each.refused !== undefined);
  const unsent = waiting.filter((each) => each.refused === undefined).length;
  if (refused)
    return (
      <Banner
        kind="danger"
        title={m.chat_not_sent()}
        action={
          <Link kind="quiet-button" to={threadPath(refused.input.thread_id)}>
            {m.chat_box_open()}
          </Link>
        }
      >
        {refused.refused}
      </Banner>
    );
  // A message that is on its way is no news.
  return away && unsent > 0 ? (
    <UnsentBanner title={m.chat_unsent({ count: unsent })} outbox={messageOutbox} />
  ) : null;
}
