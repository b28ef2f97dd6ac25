import { type CSSProperties, useState } from 'react';

import { m } from '../../../words/m.ts';
import type { CalendarMark, EventCard } from './api.ts';
import { DayButton } from './day-button.tsx';
import { DayColumn } from './day-column.tsx';
import { EmptyEvents } from './empty-events.tsx';
import { EventChip } from './event-chip.tsx';
import { hoursOf, layOutDay, toTime } from './lay-out-day.ts';
import { listEventsOn, listMarksOn } from './list-on-day.ts';
import { Marks } from './marks.tsx';
import { MoveEvent } from './move-event.tsx';
import type { Calendar } from './use-calendar.ts';
import { type NewTime, useEventChanges } from './use-event-changes.ts';

import styles from './time-grid.module.css';

interface Props {
  calendar: Calendar;
  days: readonly string[];
  events: readonly EventCard[];
  marks: readonly CalendarMark[];
  isLoading: boolean;
}

/** One day or a week, with hours from top to bottom. */
export function TimeGrid({ calendar, days, events, marks, isLoading }: Props) {
  const { today, change } = calendar;
  const { move } = useEventChanges();
  const [asked, setAsked] = useState<{ event: EventCard; to: NewTime }>();
  const columns = days.map((day) => {
    const ofDay = listEventsOn(events, day);
    return { day, ofDay, placed: layOutDay(ofDay), marked: listMarksOn(marks, day) };
  });
  const hours = hoursOf(columns.flatMap(({ placed }) => placed));
  const isEmpty = !isLoading && columns.every(({ ofDay }) => ofDay.length === 0);
  const drop = (event: EventCard, to: NewTime) => {
    if (event.series_id === null) move(event, to, 'one');
    else setAsked({ event, to });
  };
  const style = {
    '--days': days.length,
    '--from': hours.from * 60,
    '--hours': hours.to - hours.from,
  } as CSSProperties;
  return (
    <div className={styles.grid} style={style} aria-busy={isLoading}>
      <ol className={styles.head} aria-label={m.calendar_days()}>
        {columns.map(({ day, ofDay, marked }) => (
          <li key={day} className={styles.headCell}>
            <DayButton
              calendar={calendar}
              day={day}
              count={ofDay.length}
              onChoose={() => change({ view: 'day', day: day === today ? undefined : day })}
            />
            <Marks marks={marked} />
            {ofDay
              .filter(({ start_time }) => start_time === null)
              .map((event) => (
                <EventChip key={event.id} event={event} />
              ))}
          </li>
        ))}
      </ol>
      {isEmpty ? (
        <EmptyEvents calendar={calendar} />
      ) : (
        <div className={styles.body}>
          <div className={styles.hours} aria-hidden="true">
            {Array.from({ length: hours.to - hours.from }, (_, at) => (
              <span key={at + hours.from} className={styles.hour}>
                {toTime((at + hours.from) * 60)}
              </span>
            ))}
          </div>
          {columns.map(({ day, placed }) => (
            <DayColumn
              key={day}
              {...{ day, placed, hours }}
              isToday={day === today}
              events={events}
              onDrop={drop}
            />
          ))}
        </div>
      )}
      {asked && <MoveEvent event={asked.event} to={asked.to} onClose={() => setAsked(undefined)} />}
    </div>
  );
}
