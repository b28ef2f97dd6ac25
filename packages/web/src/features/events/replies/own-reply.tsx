import { useEffect, useState } from 'react';

import { useCan } from '../../../session/use-session.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { showToast } from '../../../ui/feedback/toast-state.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { m } from '../../../words/m.ts';
import { type Event, useAccept, useSeen, useWithdraw } from './api.ts';
import { ReplyForm } from './reply-form.tsx';

import styles from './replies.module.css';

const UNDO_SECONDS = 10;

export function OwnReply({ event }: { event: Event }) {
  const { id, version, reply, status, starts_at, rsvp } = event;
  const mayReply = useCan('events.reply');
  const [openedAt] = useState(() => Date.now());
  const [isChanging, setChanging] = useState(false);
  useMarkSeen(id, version, reply !== null);
  const isOpen = status === 'planned' && Date.parse(starts_at) > openedAt;
  if (!isOpen)
    return reply !== null && status === 'cancelled' ? (
      <Card title={m.replies_own_title()}>
        <p>{m.replies_cancelled()}</p>
      </Card>
    ) : null;
  const close = () => setChanging(false);
  return (
    <Card title={m.replies_own_title()}>
      <div className={styles.stack}>
        {reply !== null && <ReplyState event={event} reply={reply} />}
        {reply !== null && !isChanging && (
          <ReplyActions
            event={event}
            reply={reply}
            onChange={mayReply && rsvp ? () => setChanging(true) : undefined}
          />
        )}
        {mayReply && rsvp
          ? (reply === null || isChanging) && <ReplyForm event={event} onDone={close} />
          : reply === null && <p>{m.replies_locked()}</p>}
      </div>
    </Card>
  );
}

/** Staff call families who have not seen a change, so opening the event is recorded. */
function useMarkSeen(event_id: string, version: number, hasReplied: boolean) {
  const { mutate } = useSeen();
  useEffect(() => {
    if (hasReplied) mutate({ event_id, version });
  }, [mutate, event_id, version, hasReplied]);
}

interface Replied {
  event: Event;
  reply: NonNullable<Event['reply']>;
}

const ReplyState = ({ reply: { guests, is_waiting } }: Replied) =>
  is_waiting ? (
    <Banner kind="info" title={m.replies_waiting({ count: guests })}>
      {m.replies_waiting_text()}
    </Banner>
  ) : (
    <Banner kind="success" title={m.replies_coming({ count: guests })}>
      {m.replies_coming_text()}
    </Banner>
  );

function ReplyActions({
  event,
  reply,
  onChange,
}: Replied & { onChange: (() => void) | undefined }) {
  const withdraw = useWithdraw();
  const accept = useAccept();
  const event_id = event.id;
  const leave = () =>
    withdraw.mutate(
      { event_id },
      {
        onSuccess: () =>
          showToast({
            title: m.replies_withdrawn(),
            tone: 'success',
            seconds: UNDO_SECONDS,
            ...(onChange && {
              action: {
                label: m.ui_undo(),
                run: () =>
                  accept.mutate({
                    event_id,
                    guests: reply.guests,
                    resident_id: reply.resident_id,
                  }),
              },
            }),
          }),
      },
    );
  return (
    <div className={styles.actions}>
      {onChange && (
        <Button kind="quiet" onClick={onChange}>
          {m.replies_change()}
        </Button>
      )}
      <Button kind="quiet" busy={withdraw.isPending} onClick={() => withdraw.isPending || leave()}>
        {m.replies_withdraw()}
      </Button>
    </div>
  );
}
