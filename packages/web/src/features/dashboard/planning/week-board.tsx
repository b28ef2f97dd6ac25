import { addDays } from '@relish/shared/days.ts';
import { useState } from 'react';

import { useCan } from '../../../session/use-session.ts';
import { useToday } from '../../../session/use-today.ts';
import { m } from '../../../words/m.ts';
import { MoveEvent, type NewTime, useEventChanges } from '../../events/events/public.tsx';
import type { PlannedEvent, Week } from './api.ts';
import { PlanDay } from './plan-day.tsx';

import styles from './planning.module.css';

/** Seven days side by side, or below each other on a phone. */
export function WeekBoard({ week: { week, events, marks, groups } }: { week: Week }) {
  const today = useToday();
  const mayPlan = useCan('events.plan');
  const { move } = useEventChanges();
  const [asked, setAsked] = useState<{ event: PlannedEvent; to?: NewTime }>();
  const drop = (event: PlannedEvent, day: string) => {
    const to = { ...event, day };
    if (event.series_id === null) move(event, to, 'one');
    else setAsked({ event, to });
  };
  return (
    <>
      <ol className={styles.board} aria-label={m.calendar_days()} data-tour="plan-board">
        {Array.from({ length: 7 }, (_, at) => addDays(week, at)).map((day) => (
          <PlanDay
            key={day}
            day={day}
            isToday={day === today}
            mayAdd={mayPlan && day >= today}
            events={events}
            marks={marks}
            groups={groups}
            onDrop={drop}
            onMove={(event) => setAsked({ event })}
          />
        ))}
      </ol>
      {asked && (
        <MoveEvent
          event={asked.event}
          {...(asked.to && { to: asked.to })}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  );
}
