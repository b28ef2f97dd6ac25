import { useState } from 'react';

import { useCan, useUser } from '../../../session/use-session.ts';
import { useToday } from '../../../session/use-today.ts';
import { Link } from '../../../ui/actions/link.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { ListRow } from '../../../ui/layout/list-row.tsx';
import { List } from '../../../ui/layout/list.tsx';
import { m } from '../../../words/m.ts';
import { CategorySign } from '../../library/activities/public.tsx';
import { type EventCard, useEvents } from './api.ts';
import { invitedWords, timeWords } from './calendar-words.ts';
import { listEventsOn } from './list-on-day.ts';

import styles from './today-events-card.module.css';

const SHOWN = 4;

/** Card on the first screen of every user. */
export function TodayEventsCard() {
  const { time_zone } = useUser().carehome;
  const today = useToday();
  const { data, isError, isFetching, refetch } = useEvents({ from: today, to: today });
  const events = data && listEventsOn(data.events, today).filter(({ is_draft }) => !is_draft);
  const mayRecord = useCan('reports.add');
  const [now] = useState(() => Date.now());
  const isToRecord = (event: EventCard) =>
    mayRecord &&
    event.is_recorded === false &&
    event.status === 'planned' &&
    (event.audience === 'residents' || event.audience === 'all') &&
    Date.parse(event.starts_at) <= now;
  const left = (events?.length ?? 0) - SHOWN;
  const describe = (event: EventCard) =>
    [
      timeWords(event, time_zone),
      event.status === 'cancelled' ? m.calendar_cancelled() : event.place,
      invitedWords(event.own_invited),
      event.is_recorded === true ? m.calendar_recorded() : undefined,
    ]
      .filter(Boolean)
      .join(' · ');
  return (
    <Card
      tour="home-events"
      title={m.calendar_card_title()}
      actions={<Link to="/tabs/events">{m.calendar_card_all()}</Link>}
    >
      {isError && !events ? (
        <ErrorState level={3} busy={isFetching} onRetry={() => void refetch()} />
      ) : !events ? (
        <>
          <Skeleton shape="pair" width="long" />
          <Skeleton shape="pair" width="middling" />
        </>
      ) : events.length === 0 ? (
        <p className={styles.quiet}>{m.calendar_card_empty()}</p>
      ) : (
        <>
          <List
            label={m.calendar_card_title()}
            rows={events.slice(0, SHOWN)}
            rowKey={({ id }) => id}
          >
            {(event) => (
              <ListRow
                to={`/event?id=${event.id}`}
                leading={<CategorySign category={event.category} />}
                title={
                  <span
                    className={event.status === 'cancelled' ? styles.cancelled : undefined}
                    translate="no"
                  >
                    {event.title}
                  </span>
                }
                subtitle={<span translate="no">{describe(event)}</span>}
                {...(isToRecord(event) && {
                  trailing: (
                    <Link
                      kind="quiet-button"
                      to={`/manage-report?event=${event.id}`}
                      aria-label={m.outcomes_record_of({ title: event.title })}
                    >
                      {m.outcomes_record()}
                    </Link>
                  ),
                })}
              />
            )}
          </List>
          {left > 0 && <p className={styles.quiet}>{m.calendar_card_more({ count: left })}</p>}
        </>
      )}
    </Card>
  );
}
