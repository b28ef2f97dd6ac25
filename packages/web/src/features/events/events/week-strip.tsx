import { addDays } from '@relish/shared/days.ts';
import { mondayOf } from '@relish/shared/events/events/recurrence.ts';
import { ChevronLeft, ChevronRight } from 'lucide-react';

import { Button } from '../../../ui/actions/button.tsx';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { formatMonth } from '../../../words/format.ts';
import { m } from '../../../words/m.ts';
import type { EventCard } from './api.ts';
import { listDays } from './calendar-choices.ts';
import { DayButton } from './day-button.tsx';
import { listEventsOn } from './list-on-day.ts';
import type { Calendar } from './use-calendar.ts';

import colours from './category-colours.module.css';
import styles from './week-strip.module.css';

interface Props {
  calendar: Calendar;
  events: readonly EventCard[];
}

const MOST_DOTS = 4;

/** Seven days of a phone's width, with a dot per event. */
export function WeekStrip({ calendar, events }: Props) {
  const { day, today, choose } = calendar;
  const monday = mondayOf(day);
  return (
    <div className={styles.strip}>
      <div className={styles.bar}>
        <h2 className={styles.month}>{formatMonth(day)}</h2>
        <Button kind="quiet" size="small" onClick={() => choose(today)}>
          {m.calendar_today()}
        </Button>
        <IconButton label={m.calendar_earlier_week()} onClick={() => choose(addDays(day, -7))}>
          <ChevronLeft aria-hidden="true" />
        </IconButton>
        <IconButton label={m.calendar_later_week()} onClick={() => choose(addDays(day, 7))}>
          <ChevronRight aria-hidden="true" />
        </IconButton>
      </div>
      <ol className={styles.days} aria-label={m.calendar_days()}>
        {listDays({ from: monday, to: addDays(monday, 6) }).map((each) => {
          const ofDay = listEventsOn(events, each);
          return (
            <li key={each}>
              <DayButton
                calendar={calendar}
                day={each}
                count={ofDay.length}
                onChoose={() => choose(each)}
              >
                <span className={styles.dots} aria-hidden="true">
                  {ofDay.slice(0, MOST_DOTS).map(({ id, category }) => (
                    <span key={id} className={`${styles.dot} ${colours[category]}`} />
                  ))}
                </span>
              </DayButton>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
