import { Check } from 'lucide-react';
import { Link } from 'react-router';

import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx';
import { m } from '../../../words/m.ts';
import { CategorySign } from '../../library/activities/public.tsx';
import type { EventCard } from './api.ts';

import colours from './category-colours.module.css';
import styles from './event-chip.module.css';

/** One line: in a month, and for whole days. */
export const EventChip = ({ event }: { event: EventCard }) => (
  <Link
    to={`/event?id=${event.id}`}
    className={`${styles.chip} ${colours[event.category]}`}
    data-cancelled={event.status === 'cancelled' || undefined}
    data-draft={event.is_draft || undefined}
    title={event.cancel_reason ?? event.title}
  >
    <CategorySign category={event.category} size={16} />
    <span className={styles.words}>
      {event.start_time !== null && <span className={styles.time}>{event.start_time} </span>}
      <span className={styles.title} translate="no">
        {event.title}
      </span>
      {event.is_recorded === true && (
        <VisuallyHidden>
          {', '}
          {m.calendar_recorded()}
        </VisuallyHidden>
      )}
      {event.is_draft && <span> ({m.calendar_draft()})</span>}
      {event.status === 'cancelled' && (
        <VisuallyHidden>
          {', '}
          {event.cancel_reason === null
            ? m.calendar_cancelled()
            : m.calendar_cancelled_because({ reason: event.cancel_reason })}
        </VisuallyHidden>
      )}
    </span>
    {event.is_recorded === true && <Check size={14} aria-hidden="true" />}
  </Link>
);
