import { useState } from 'react';

import { useCan } from '../../../session/use-session.ts';
import { Link } from '../../../ui/actions/link.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { m } from '../../../words/m.ts';
import { useUnread } from './api.ts';
import { CHAT } from './chat-paths.ts';
import { waitWords } from './thread-words.ts';

/** On the first screen of staff: families without an answer, and how long the first has waited. */
export function WaitingFamilies() {
  const { data } = useUnread(useCan('chat.answer'));
  const [now] = useState(() => new Date());
  if (!data || data.waiting === 0) return null;
  const { waiting: count, late, waiting_since } = data;
  return (
    <Banner
      kind={late > 0 ? 'attention' : 'info'}
      title={late > 0 ? m.chat_home_late({ count: late }) : m.chat_home_waiting({ count })}
      action={
        <Link kind="quiet-button" to={`${CHAT}?show=waiting`}>
          {m.chat_home_answer()}
        </Link>
      }
    >
      {waiting_since !== null && m.chat_home_oldest({ time: waitWords(waiting_since, now) })}
    </Banner>
  );
}
