import { useCan } from '../../../session/use-session.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { formatDay } from '../../../words/format.ts';
import { m } from '../../../words/m.ts';
import type { Thread } from '../threads/api.ts';
import { useEndPause } from './api.ts';

import styles from './alerts.module.css';

/** For staff: who cannot write here at the moment. */
export function PausedRelatives({ thread }: { thread: Thread }) {
  const answers = useCan('chat.answer');
  const mayManage = useCan('chat.manage');
  const end = useEndPause();
  if (!answers || thread.pauses.length === 0) return null;
  const names = new Map(thread.relatives.map(({ id, name }) => [id, name]));
  const banners = thread.pauses.map(({ user_id, until, reason }) => {
    const name = names.get(user_id);
    if (name === undefined) return null;
    return (
      <Banner
        key={user_id}
        kind="info"
        title={m.chat_pause_of({ name, date: formatDay(until) })}
        action={
          mayManage && (
            <Button
              kind="quiet"
              size="small"
              busy={end.isPending}
              onClick={() => end.isPending || end.mutate({ thread_id: thread.id, user_id })}
            >
              {m.chat_pause_end()}
            </Button>
          )
        }
      >
        {reason ?? m.chat_pause_ask()}
      </Banner>
    );
  });
  return <div className={styles.paused}>{banners}</div>;
}
