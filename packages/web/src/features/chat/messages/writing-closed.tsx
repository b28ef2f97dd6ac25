import { isRelative } from '@relish/shared/permissions.ts';

import { useCan, useUser } from '../../../session/use-session.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { formatDay } from '../../../words/format.ts';
import { m } from '../../../words/m.ts';
import { type Thread, useReopenThread } from '../threads/api.ts';

import styles from './thread-view.module.css';

/** In place of the box to write in, with the reason. */
export function WritingClosed({ thread }: { thread: Thread }) {
  const user = useUser();
  const mayReopen = useCan('chat.manage') && thread.writing === 'closed';
  const reopen = useReopenThread();
  return (
    <div className={styles.closed}>
      <p>{words()}</p>
      {mayReopen && (
        <Button
          kind="quiet"
          size="small"
          busy={reopen.isPending}
          onClick={() => reopen.isPending || reopen.mutate({ id: thread.id })}
        >
          {m.chat_reopen()}
        </Button>
      )}
    </div>
  );

  function words(): string {
    const { writing, closed_reason: reason, home_name: home } = thread;
    const until = thread.pauses[0]?.until;
    if (writing === 'paused')
      return until === undefined
        ? m.chat_paused({ home })
        : m.chat_paused_until({ home, date: formatDay(until) });
    if (writing === 'read_only') return m.chat_read_only();
    if (isRelative(user)) return m.chat_closed_family({ home });
    return reason === null ? m.chat_closed_text() : m.chat_closed_reason({ reason });
  }
}
