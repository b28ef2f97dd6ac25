import { addDays } from '@relish/shared/days.ts';

import { formatWeekday } from '../../../words/format.ts';
import { m } from '../../../words/m.ts';
import type { CalendarMark, EventCard } from './api.ts';
import { EventRow } from './event-row.tsx';
import { listEventsOn, listMarksOn } from './list-on-day.ts';
import { Marks } from './marks.tsx';

import styles from './agenda.module.css';

interface Props {
  days: readonly string[];
  /** Shown even if nothing is planned. */
  chosen: string;
  today: string;
  events: readonly EventCard[];
  marks: readonly CalendarMark[];
}

/** Days with something on, below each other. */
export const Agenda = ({ days, chosen, today, events, marks }: Props) => (
  <div className={styles.agenda}>
    {days.map((day) => {
      const ofDay = listEventsOn(events, day);
      const marked = listMarksOn(marks, day);
      if (ofDay.length === 0 && day !== chosen && !marked.some(({ from }) => from === day))
        return null;
      return (
        <section key={day} className={styles.day} aria-label={formatWeekday(day)}>
          <h2 className={styles.heading}>{nameDay(day, today)}</h2>
          <Marks marks={marked} />
          {ofDay.length === 0 ? (
            <p className={styles.nothing}>{m.calendar_nothing_day()}</p>
          ) : (
            <ul className={styles.events}>
              {ofDay.map((event) => (
                <li key={event.id}>
                  <EventRow event={event} />
                </li>
              ))}
            </ul>
          )}
        </section>
      );
    })}
  </div>
);

function nameDay(day: string, today: string): string {
  const words = formatWeekday(day);
  if (day === today) return `${m.calendar_today()}, ${words}`;
  return day === addDays(today, 1) ? `${m.calendar_tomorrow()}, ${words}` : words;
}
