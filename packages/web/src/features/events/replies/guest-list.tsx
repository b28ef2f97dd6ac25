import { useState } from 'react';

import { useCan } from '../../../session/use-session.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { List } from '../../../ui/layout/list.tsx';
import { m } from '../../../words/m.ts';
import { type Event, useReplies } from './api.ts';
import { CallList } from './call-list.tsx';
import { GuestRow } from './guest-row.tsx';
import { PutDown } from './put-down.tsx';

import styles from './replies.module.css';

/** For staff: who comes, who waits, and whom to call after a change. */
export function GuestList({ event }: { event: Event }) {
  const replies = useReplies(event.id);
  const mayPutDown = useCan('events.put-down');
  const [openedAt] = useState(() => Date.now());
  const [isPicking, setPicking] = useState(false);
  const isOpen = event.status === 'planned' && Date.parse(event.starts_at) > openedAt;
  const canPick = mayPutDown && event.rsvp && isOpen;
  return (
    <Card
      title={m.replies_staff_title()}
      actions={
        canPick && (
          <Button kind="quiet" size="small" onClick={() => setPicking(true)}>
            {m.replies_put_down()}
          </Button>
        )
      }
    >
      {replies.isError ? (
        <ErrorState level={3} busy={replies.isFetching} onRetry={() => void replies.refetch()} />
      ) : replies.isPending ? (
        <>
          <Skeleton shape="pair" width="long" />
          <Skeleton shape="pair" width="middling" />
        </>
      ) : (
        <div className={styles.stack}>
          <CallList eventId={event.id} />
          <Guests event={event} {...replies.data} />
        </div>
      )}
      {isPicking && replies.data && (
        <PutDown
          event={event}
          taken={[...replies.data.coming, ...replies.data.waiting].flatMap(({ name, resident }) =>
            name === null && resident ? [resident.id] : [],
          )}
          onClose={() => setPicking(false)}
        />
      )}
    </Card>
  );
}

type Replies = NonNullable<ReturnType<typeof useReplies>['data']>;

function Guests({ event: { id, capacity }, coming, waiting }: Replies & { event: Event }) {
  const count = coming.reduce((sum, { guests }) => sum + guests, 0);
  if (coming.length + waiting.length === 0)
    return <p className={styles.quiet}>{m.replies_none()}</p>;
  return (
    <>
      <p className={styles.quiet}>
        {capacity === null ? m.replies_count({ count }) : m.replies_count_of({ count, capacity })}
      </p>
      <List label={m.replies_staff_title()} rows={coming} rowKey={(guest) => guest.id}>
        {(guest) => <GuestRow eventId={id} guest={guest} />}
      </List>
      {waiting.length > 0 && (
        <>
          <h3 className={styles.heading}>{m.replies_waiting_list()}</h3>
          <List label={m.replies_waiting_list()} rows={waiting} rowKey={(guest) => guest.id}>
            {(guest) => <GuestRow eventId={id} guest={guest} />}
          </List>
        </>
      )}
    </>
  );
}
