import { CalendarCheck, Hourglass, PencilLine, TreeDeciduous, UserRoundCheck } from 'lucide-react';

import { Badge } from '../../../ui/feedback/badge.tsx';
import { m } from '../../../words/m.ts';
import type { EventCard } from './api.ts';
import { invitedWords } from './calendar-words.ts';

import styles from './event-view.module.css';

/** The facts that matter at a glance. */
export function EventBadges({ event }: { event: EventCard }) {
  const { status, is_draft, reply, places_left, own_invited, outdoors } = event;
  const invited = invitedWords(own_invited);
  const isCancelled = status === 'cancelled';
  const hasPlaces = !isCancelled && places_left !== null;
  if (!is_draft && !invited && !reply && !hasPlaces && !outdoors) return null;
  return (
    <div className={styles.badges}>
      {is_draft && (
        <Badge kind="attention" icon={PencilLine}>
          {m.calendar_draft()}
        </Badge>
      )}
      {invited !== undefined && (
        <Badge kind="accent" icon={UserRoundCheck}>
          <span translate="no">{invited}</span>
        </Badge>
      )}
      {reply && (
        <Badge kind="brand" icon={reply.is_waiting ? Hourglass : CalendarCheck}>
          {reply.is_waiting ? m.calendar_waiting() : m.calendar_coming()}
        </Badge>
      )}
      {hasPlaces && (
        <Badge kind={places_left === 0 ? 'attention' : 'info'}>
          {places_left === 0 ? m.calendar_full() : m.calendar_places_left({ count: places_left })}
        </Badge>
      )}
      {outdoors && <Badge icon={TreeDeciduous}>{m.calendar_outdoors()}</Badge>}
    </div>
  );
}
