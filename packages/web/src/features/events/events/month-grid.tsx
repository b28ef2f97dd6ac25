import { Link } from 'react-router';

import { formatDayName, formatWeekday } from '../../../words/format.ts';
import { m } from '../../../words/m.ts';
import type { CalendarMark, EventCard } from './api.ts';
import { DayButton } from './day-button.tsx';
import { EventChip } from './event-chip.tsx';
import { listEventsOn, listMarksOn } from './list-on-day.ts';
import { Marks } from './marks.tsx';
import { periodWords } from './period-words.ts';
import type { Calendar } from './use-calendar.ts';

import styles from './month-grid.module.css';

interface Props {
  calendar: Calendar;
  days: readonly string[];
  events: readonly EventCard[];
  marks: readonly CalendarMark[];
  isLoading: boolean;
}

/** Without the last one, if that makes room for "2 more". */
const SHOWN = 4;

/** Whole weeks below each other; a day's number opens the day. */
export function MonthGrid({ calendar, days, events, marks, isLoading }: Props) {
  const weeks = Array.from({ length: days.length / 7 }, (_, at) => days.slice(at * 7, at * 7 + 7));
  return (
    <table
      className={styles.month}
      aria-label={periodWords('month', calendar.day)}
      aria-busy={isLoading}
    >
      <thead>
        <tr>
          {weeks[0]?.map((day) => (
            <th key={day} scope="col" abbr={formatDayName(day)}>
              {formatDayName(day, 'short')}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]}>
            {week.map((day) => (
              <td key={day}>
                <Cell
                  {...{ calendar, day }}
                  events={listEventsOn(events, day)}
                  marks={listMarksOn(marks, day)}
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface CellProps {
  calendar: Calendar;
  day: string;
  events: readonly EventCard[];
  marks: readonly CalendarMark[];
}

function Cell({ calendar, day, events, marks }: CellProps) {
  const { today, change } = calendar;
  const shown = events.length > SHOWN ? events.slice(0, SHOWN - 1) : events;
  return (
    <div className={styles.cell} data-today={day === today || undefined}>
      <DayButton
        calendar={calendar}
        day={day}
        count={events.length}
        isInMonth
        onChoose={() => change({ view: 'day', day: day === today ? undefined : day })}
      />
      <Marks marks={marks.filter(({ from }) => from === day)} />
      {shown.length > 0 && (
        <ul className={styles.events} aria-label={formatWeekday(day)}>
          {shown.map((event) => (
            <li key={event.id}>
              <EventChip event={event} />
            </li>
          ))}
        </ul>
      )}
      {shown.length < events.length && (
        <Link className={styles.more} to={`/tabs/events?view=day&day=${day}`}>
          {m.calendar_more_events({ count: events.length - shown.length })}
        </Link>
      )}
    </div>
  );
}
