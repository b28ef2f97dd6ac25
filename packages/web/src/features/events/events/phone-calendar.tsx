import { addDays } from '@relish/shared/days.ts';
import { EVENT_LIMITS } from '@relish/shared/events/events/choices.ts';
import { mondayOf } from '@relish/shared/events/events/recurrence.ts';
import { useState } from 'react';

import { Button } from '../../../ui/actions/button.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { m } from '../../../words/m.ts';
import { Agenda } from './agenda.tsx';
import { useEvents } from './api.ts';
import { listDays } from './calendar-choices.ts';
import { EmptyEvents } from './empty-events.tsx';
import { toFilters } from './to-filters.ts';
import type { Calendar } from './use-calendar.ts';
import { WeekStrip } from './week-strip.tsx';

import styles from './calendar.module.css';

const WEEKS = 2;
/** As many as one answer holds, after the days of the first week that have passed. */
const MOST_WEEKS = Math.floor((EVENT_LIMITS.listedDays - 7) / 7);

/** A week to choose from, and what follows the chosen day. */
export function PhoneCalendar({ calendar }: { calendar: Calendar }) {
  const { day, today, choices } = calendar;
  const [weeks, setWeeks] = useState(WEEKS);
  const [from, to] = [mondayOf(day), addDays(day, weeks * 7 - 1)];
  const { data, isPending, isError, isFetching, refetch } = useEvents({
    from,
    to,
    ...toFilters(choices),
  });
  const events = data?.events ?? [];
  return (
    <>
      <WeekStrip calendar={calendar} events={events} />
      {isError ? (
        <ErrorState busy={isFetching} onRetry={() => void refetch()} />
      ) : isPending ? (
        <div className={styles.stack}>
          <Skeleton shape="line" width="middling" />
          <Skeleton shape="pair" width="long" />
          <Skeleton shape="pair" width="long" />
          <Skeleton shape="pair" width="long" />
        </div>
      ) : (
        <>
          {events.length === 0 && <EmptyEvents calendar={calendar} />}
          <Agenda
            days={listDays({ from: day, to })}
            chosen={day}
            {...{ today, events, marks: data.marks }}
          />
          {weeks < MOST_WEEKS && (
            <Button kind="quiet" onClick={() => setWeeks(Math.min(weeks + WEEKS, MOST_WEEKS))}>
              {m.calendar_more_weeks()}
            </Button>
          )}
        </>
      )}
    </>
  );
}
