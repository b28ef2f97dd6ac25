import { EVENT_LIMITS } from '@relish/shared/events/events/choices.ts';
import { useState } from 'react';

import { useCan } from '../../../session/use-session.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Select } from '../../../ui/forms/select.tsx';
import { m } from '../../../words/m.ts';
import { VisitingNotes } from '../visits/public.tsx';
import { type Event, useAccept } from './api.ts';

import styles from './replies.module.css';

const NUMBERS = Array.from({ length: EVENT_LIMITS.guests }, (_, at) => String(at + 1));

interface Props {
  event: Event;
  onDone: () => void;
}

export function ReplyForm({ event, onDone }: Props) {
  const { id, reply, places_left, capacity, own_invited } = event;
  const accept = useAccept();
  const isRelative = useCan('relatives.view');
  const [guests, setGuests] = useState(reply?.guests ?? 1);
  const [residentId, setResidentId] = useState(
    reply?.resident_id ?? (own_invited.length === 1 ? own_invited[0]?.id : undefined) ?? null,
  );
  // A place that one already has counts as free.
  const own = reply && !reply.is_waiting ? reply.guests : 0;
  const free = places_left === null ? Infinity : places_left + own;
  const isFull = guests > free;
  const numbers = NUMBERS.filter((number) => capacity === null || Number(number) <= capacity);
  const send = () =>
    accept.mutate({ event_id: id, guests, resident_id: residentId }, { onSuccess: onDone });
  return (
    <form
      className={styles.stack}
      onSubmit={(submitted) => {
        submitted.preventDefault();
        if (!accept.isPending) send();
      }}
    >
      <div className={styles.number}>
        <Select
          label={m.replies_guests_label()}
          hint={m.replies_guests_hint()}
          placeholder={null}
          options={numbers.map((value) => ({ value, label: value }))}
          value={String(guests)}
          onChange={(value) => setGuests(Number(value ?? 1))}
          errors={accept.error?.body?.errors?.guests}
        />
      </div>
      {own_invited.length > 1 && (
        <Select
          label={m.replies_with_label()}
          placeholder={m.replies_with_nobody()}
          options={own_invited.map(({ id: value, preferred_name: label }) => ({ value, label }))}
          value={residentId}
          onChange={setResidentId}
        />
      )}
      <PlacesLeft free={free} isFull={isFull} />
      {isRelative && (
        <>
          <p className={styles.quiet}>{m.replies_is_visit()}</p>
          <VisitingNotes chosen={{ day: event.day, part: null, time: event.start_time }} />
        </>
      )}
      <div className={styles.actions}>
        <Button type="submit" busy={accept.isPending}>
          {isFull ? m.replies_wait() : reply === null ? m.replies_accept() : m.replies_save()}
        </Button>
        {reply !== null && (
          <Button kind="quiet" onClick={onDone}>
            {m.ui_cancel()}
          </Button>
        )}
      </div>
    </form>
  );
}

function PlacesLeft({ free, isFull }: { free: number; isFull: boolean }) {
  if (free === Infinity) return null;
  if (free === 0) return <p className={styles.quiet}>{m.replies_full()}</p>;
  return (
    <p className={styles.quiet}>
      {isFull ? m.replies_not_enough({ count: free }) : m.replies_places_left({ count: free })}
    </p>
  );
}
