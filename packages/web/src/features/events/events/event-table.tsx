import type { Period } from '@relish/shared/days.ts';

import { useUser } from '../../../session/use-session.ts';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { Table } from '../../../ui/table/table.tsx';
import { formatDay, formatWeekday } from '../../../words/format.ts';
import { m } from '../../../words/m.ts';
import type { EventCard } from './api.ts';
import { AUDIENCE_WORDS, timeWords } from './calendar-words.ts';
import { EmptyEvents } from './empty-events.tsx';
import type { Calendar } from './use-calendar.ts';

interface Props {
  calendar: Calendar;
  period: Period;
  events: readonly EventCard[];
  isLoading: boolean;
}

const showTitle = ({ title, status, is_draft, is_recorded }: EventCard) => (
  <>
    <span translate="no">{title}</span>{' '}
    {is_draft && <Badge kind="attention">{m.calendar_draft()}</Badge>}
    {status === 'cancelled' && <Badge kind="attention">{m.calendar_cancelled()}</Badge>}
    {is_recorded === true && <Badge>{m.calendar_recorded()}</Badge>}
  </>
);

/** The week as a table, for screen readers and for copying. */
export function EventTable({ calendar, period, events, isLoading }: Props) {
  const { time_zone } = useUser().carehome;
  return (
    <Table
      label={m.calendar_table({ period: `${formatDay(period.from)}–${formatDay(period.to)}` })}
      columns={[
        {
          id: 'event',
          title: m.calendar_table_event(),
          isRowTitle: true,
          cell: showTitle,
        },
        { id: 'date', title: m.calendar_table_date(), cell: ({ day }) => formatWeekday(day) },
        {
          id: 'time',
          title: m.calendar_table_time(),
          cell: (event) => timeWords(event, time_zone),
        },
        { id: 'place', title: m.calendar_table_place(), cell: ({ place }) => place },
        {
          id: 'for',
          title: m.calendar_audience(),
          cell: ({ audience }) => AUDIENCE_WORDS[audience].words(),
        },
      ]}
      rows={events}
      rowKey={({ id }) => id}
      rowLink={({ id }) => `/event?id=${id}`}
      isLoading={isLoading}
      empty={<EmptyEvents calendar={calendar} />}
    />
  );
}
