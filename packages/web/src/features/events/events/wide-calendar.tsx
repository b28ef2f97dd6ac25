import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { useEvents } from './api.ts';
import { listDays, periodOf } from './calendar-choices.ts';
import { CalendarFilters } from './calendar-filters.tsx';
import { CalendarTools } from './calendar-tools.tsx';
import { EventTable } from './event-table.tsx';
import { MonthGrid } from './month-grid.tsx';
import { TimeGrid } from './time-grid.tsx';
import { toFilters } from './to-filters.ts';
import type { Calendar } from './use-calendar.ts';

/** Day, week, month, or a table. */
export default function WideCalendar({ calendar }: { calendar: Calendar }) {
  const { choices, day } = calendar;
  const { view } = choices;
  const period = periodOf(view, day);
  const list = useEvents({ ...period, ...toFilters(choices) });
  const shown = {
    calendar,
    events: list.data?.events ?? [],
    marks: list.data?.marks ?? [],
    isLoading: list.isPending,
  };
  return (
    <>
      <CalendarFilters calendar={calendar} first={<CalendarTools calendar={calendar} />} />
      {list.isError ? (
        <ErrorState busy={list.isFetching} onRetry={() => void list.refetch()} />
      ) : view === 'month' ? (
        <MonthGrid {...shown} days={listDays(period)} />
      ) : view === 'table' ? (
        <EventTable {...shown} period={period} />
      ) : (
        <TimeGrid {...shown} days={view === 'day' ? [day] : listDays(period)} />
      )}
    </>
  );
}
