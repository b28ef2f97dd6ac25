import { addMonths } from '@relish/shared/days.ts';
import { EVENT_LIMITS, type EventScope } from '@relish/shared/events/events/choices.ts';
import { useId, useState } from 'react';

import { useToday } from '../../../session/use-today.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { DateField } from '../../../ui/forms/date-field.tsx';
import { TimeField } from '../../../ui/forms/time-field.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { m } from '../../../words/m.ts';
import type { EventCard } from './api.ts';
import { addMinutes, minutesBetween } from './event-times.ts';
import { ScopeField } from './scope-field.tsx';
import { type NewTime, useEventChanges } from './use-event-changes.ts';

import styles from './event-view.module.css';

export interface MoveEventProps {
  event: EventCard;
  /** Proposed by dragging. */
  to?: NewTime;
  onClose: () => void;
}

/** An end at the start or without a time changes nothing. */
const lasting = ({ start_time, minutes }: NewTime, end: string | null) => ({
  minutes: (start_time !== null && end !== null && minutesBetween(start_time, end)) || minutes,
});

/** The same as dragging, by keyboard. */
export default function MoveEventDialog({ event, to, onClose }: MoveEventProps) {
  const formId = useId();
  const today = useToday();
  const { move } = useEventChanges();
  const [time, setTime] = useState<NewTime>(to ?? event);
  const [scope, setScope] = useState<EventScope>('one');
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={m.calendar_move_title({ title: event.title })}
      actions={
        <>
          <Button kind="quiet" onClick={onClose}>
            {m.ui_cancel()}
          </Button>
          <Button type="submit" form={formId}>
            {m.calendar_move_save()}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        className={styles.form}
        noValidate
        onSubmit={(submitted) => {
          submitted.preventDefault();
          move(event, time, scope);
          onClose();
        }}
      >
        <p>{m.calendar_move_text()}</p>
        <div className={styles.pair}>
          <DateField
            label={m.calendar_move_day()}
            value={time.day}
            min={today}
            max={addMonths(today, EVENT_LIMITS.monthsAhead)}
            onChange={(day) => setTime((before) => ({ ...before, day: day ?? before.day }))}
          />
          {event.start_time !== null && (
            <TimeField
              label={m.calendar_move_time()}
              value={time.start_time}
              onChange={(start_time) =>
                setTime((before) => ({ ...before, start_time: start_time ?? before.start_time }))
              }
            />
          )}
          {time.start_time !== null && (
            <TimeField
              label={m.calendar_move_end()}
              value={addMinutes(time.start_time, time.minutes)}
              onChange={(end) => setTime((before) => ({ ...before, ...lasting(before, end) }))}
            />
          )}
        </div>
        {event.series_id !== null && <ScopeField value={scope} onChange={setScope} />}
      </form>
    </Dialog>
  );
}
