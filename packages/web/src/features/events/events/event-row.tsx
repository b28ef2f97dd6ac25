import { Link } from 'react-router';

import { useCan, useUser } from '../../../session/use-session.ts';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx';
import { CATEGORY_WORDS } from '../../../words/activity-words.ts';
import { m } from '../../../words/m.ts';
import { CategorySign } from '../../library/activities/public.tsx';
import type { EventCard } from './api.ts';
import { AUDIENCE_WORDS, recordedWords, timeWords } from './calendar-words.ts';
import { EventBadges } from './event-badges.tsx';
import { useEventState } from './use-event-state.ts';

import cover from '../../../ui/layout/cover-link.module.css';
import colours from './category-colours.module.css';
import styles from './event-row.module.css';

/** An event in an agenda; the whole row opens it. */
export function EventRow({ event }: { event: EventCard }) {
  const { time_zone } = useUser().carehome;
  const isStaff = useCan('events.edit-any');
  const { category, place, status, cancel_reason, audience, performer_name } = event;
  const isCancelled = status === 'cancelled';
  const { isOver } = useEventState(event);
  const facts = [
    place,
    performer_name === null ? undefined : m.performers_with({ name: performer_name }),
    isStaff ? AUDIENCE_WORDS[audience].words() : undefined,
    recordedWords(event, isOver),
  ].filter(Boolean);
  return (
    <article
      className={`${styles.row} ${colours[category]}`}
      data-cancelled={isCancelled || undefined}
      data-draft={event.is_draft || undefined}
      data-over={isOver || undefined}
    >
      <CategorySign category={category} size={36} />
      <div className={styles.words}>
        <p className={styles.time}>{timeWords(event, time_zone)}</p>
        <h3 className={styles.title}>
          <Link to={`/event?id=${event.id}`} className={`${cover.inRow} ${styles.link}`}>
            <span translate="no">{event.title}</span>
          </Link>
        </h3>
        <VisuallyHidden>{CATEGORY_WORDS[category]()}</VisuallyHidden>
        {facts.length > 0 && <p className={styles.facts}>{facts.join(' · ')}</p>}
        {isCancelled && cancel_reason !== null && (
          <p className={styles.facts} translate="no">
            {m.calendar_cancelled_because({ reason: cancel_reason })}
          </p>
        )}
        <EventBadges event={event} />
      </div>
    </article>
  );
}
