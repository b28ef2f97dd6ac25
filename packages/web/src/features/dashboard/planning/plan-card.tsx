import { CalendarArrowUp, Ellipsis, Pencil, Trash2 } from 'lucide-react';
import { useDrag } from 'react-aria-components';
import { Link, useNavigate } from 'react-router';

import { useCan, useUser } from '../../../session/use-session.ts';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx';
import { Menu } from '../../../ui/overlays/menu.tsx';
import { m } from '../../../words/m.ts';
import {
  categoryColours,
  timeWords,
  useEventChanges,
  useEventState,
} from '../../events/events/public.tsx';
import { CategorySign } from '../../library/activities/public.tsx';
import type { PlannedEvent } from './api.ts';

import styles from './plan-card.module.css';

/** The kind of what is dragged: the id of an event. */
export const DRAGGED = 'application/x-relish-planned-event';

/** An event in the plan: dragged to another day, or moved by its menu. */
export function PlanCard({ event, onMove }: { event: PlannedEvent; onMove: () => void }) {
  const { time_zone } = useUser().carehome;
  const navigate = useNavigate();
  const mayPlan = useCan('events.plan');
  const { remove } = useEventChanges();
  const { hasBegun } = useEventState(event);
  const isCancelled = event.status === 'cancelled';
  const mayChange = mayPlan && event.can_edit && !isCancelled;
  const { dragProps, isDragging } = useDrag({
    hasDragButton: true,
    isDisabled: !mayChange || hasBegun,
    getItems: () => [{ [DRAGGED]: event.id }],
    getAllowedDropOperations: () => ['move'],
  });
  // A series is deleted on its own page, which asks for which days.
  const mayDelete = event.series_id === null && (!hasBegun || event.is_draft);
  const label = m.planning_actions({ title: event.title });
  const choices = [
    ...(hasBegun
      ? []
      : [
          {
            id: 'move',
            label: m.calendar_event_move(),
            icon: CalendarArrowUp,
            onSelect: onMove,
          },
          {
            id: 'edit',
            label: m.calendar_event_edit(),
            icon: Pencil,
            onSelect: () => void navigate(`/event-add?id=${event.id}`),
          },
        ]),
    ...(mayDelete
      ? [
          {
            id: 'delete',
            label: m.calendar_event_delete(),
            icon: Trash2,
            kind: 'danger' as const,
            onSelect: () => remove(event.id, 'one', () => {}),
          },
        ]
      : []),
  ];
  return (
    <article
      {...dragProps}
      className={`${styles.card} ${categoryColours[event.category]}`}
      data-draft={event.is_draft || undefined}
      data-cancelled={isCancelled || undefined}
      data-dragging={isDragging || undefined}
    >
      <div className={styles.top}>
        <CategorySign category={event.category} size={18} />
        <span className={styles.time}>
          {event.start_time ?? m.calendar_all_day()}
          {event.start_time !== null && (
            <VisuallyHidden>, {timeWords(event, time_zone)}</VisuallyHidden>
          )}
        </span>
        {mayChange && choices.length > 0 && (
          <span className={styles.menu}>
            <Menu
              label={label}
              align="end"
              trigger={
                <IconButton label={label}>
                  <Ellipsis aria-hidden="true" />
                </IconButton>
              }
              choices={choices}
            />
          </span>
        )}
      </div>
      <Link to={`/event?id=${event.id}`} className={styles.title} draggable={false} translate="no">
        {event.title}
      </Link>
      {event.place !== null && (
        <span className={styles.fact} translate="no">
          {event.place}
        </span>
      )}
      {event.is_draft && <span className={styles.state}>{m.calendar_draft()}</span>}
      {isCancelled && <span className={styles.state}>{m.calendar_cancelled()}</span>}
    </article>
  );
}
