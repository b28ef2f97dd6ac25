import { Plus } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { isTextDropItem, useDrop } from 'react-aria-components';

import { Button } from '../../../ui/actions/button.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { formatNearDay, formatWeekday } from '../../../words/format.ts';
import { m } from '../../../words/m.ts';
import { listEventsOn, listMarksOn, Marks } from '../../events/events/public.tsx';
import type { PlannedEvent, Week } from './api.ts';
import { DRAGGED, PlanCard } from './plan-card.tsx';

import styles from './planning.module.css';

const AddDraft = lazy(() => import('./add-draft.tsx'));

interface Props extends Pick<Week, 'marks' | 'groups'> {
  day: string;
  isToday: boolean;
  mayAdd: boolean;
  /** Those of the whole week: each of them can be dropped here. */
  events: readonly PlannedEvent[];
  onDrop: (event: PlannedEvent, day: string) => void;
  onMove: (event: PlannedEvent) => void;
}

export function PlanDay({ day, isToday, mayAdd, events, marks, groups, onDrop, onMove }: Props) {
  const ref = useRef<HTMLLIElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const [isAdding, setIsAdding] = useState(false);
  const { dropProps, isDropTarget } = useDrop({
    ref,
    getDropOperation: (types) => (mayAdd && types.has(DRAGGED) ? 'move' : 'cancel'),
    onDrop: ({ items }) => {
      const item = items.find((each) => isTextDropItem(each) && each.types.has(DRAGGED));
      if (!item || !isTextDropItem(item)) return;
      void item.getText(DRAGGED).then((id) => {
        const event = events.find((each) => each.id === id);
        if (event && event.day !== day) onDrop(event, day);
      });
    },
  });
  const ofDay = listEventsOn(events, day);
  const stop = () => {
    setIsAdding(false);
    requestAnimationFrame(() => addButton.current?.focus());
  };
  return (
    <li
      {...dropProps}
      ref={ref}
      className={styles.column}
      data-target={isDropTarget || undefined}
      data-today={isToday || undefined}
      aria-label={formatWeekday(day)}
    >
      <h3 className={styles.day}>{formatNearDay(day)}</h3>
      <Marks marks={listMarksOn(marks, day)} />
      {ofDay.length > 0 ? (
        <ul className={styles.events}>
          {ofDay.map((event) => (
            <li key={event.id}>
              <PlanCard event={event} onMove={() => onMove(event)} />
            </li>
          ))}
        </ul>
      ) : (
        !isAdding && <p className={styles.quiet}>{m.calendar_nothing_day()}</p>
      )}
      {mayAdd &&
        (isAdding ? (
          <Suspense fallback={<Skeleton shape="pair" width="long" />}>
            <AddDraft day={day} groups={groups} onClose={stop} />
          </Suspense>
        ) : (
          <Button
            ref={addButton}
            kind="quiet"
            size="small"
            icon={<Plus aria-hidden="true" />}
            aria-label={m.planning_add_on({ day: formatWeekday(day) })}
            onClick={() => setIsAdding(true)}
          >
            {m.planning_add()}
          </Button>
        ))}
    </li>
  );
}
