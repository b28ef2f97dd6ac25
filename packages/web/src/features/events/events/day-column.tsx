import { useRef } from 'react';
import { isTextDropItem, useDrop } from 'react-aria-components';

import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx';
import { formatWeekday } from '../../../words/format.ts';
import { m } from '../../../words/m.ts';
import type { EventCard } from './api.ts';
import { DRAGGED, EventBlock } from './event-block.tsx';
import { type Placed, toMinutes, toTime } from './lay-out-day.ts';
import type { NewTime } from './use-event-changes.ts';
import { useNow } from './use-now.ts';

import styles from './time-grid.module.css';

interface Props {
  day: string;
  isToday: boolean;
  placed: readonly Placed[];
  hours: { from: number; to: number };
  /** All that could be dropped here. */
  events: readonly EventCard[];
  onDrop: (event: EventCard, to: NewTime) => void;
}

const STEP = 15;
const DAY = 1440;

export function DayColumn({ day, isToday, placed, hours, events, onDrop }: Props) {
  const ref = useRef<HTMLElement>(null);
  const { dropProps, isDropTarget } = useDrop({
    ref,
    getDropOperation: (types) => (types.has(DRAGGED) ? 'move' : 'cancel'),
    onDrop: ({ items, y }) => {
      const item = items.find((each) => isTextDropItem(each) && each.types.has(DRAGGED));
      const height = ref.current?.getBoundingClientRect().height ?? 0;
      if (!item || !isTextDropItem(item) || height === 0) return;
      const at = hours.from * 60 + (y / height) * (hours.to - hours.from) * 60;
      void item.getText(DRAGGED).then((text) => {
        const { id, grabbed } = JSON.parse(text) as { id: string; grabbed: number };
        const event = events.find((each) => each.id === id);
        if (!event) return;
        const start = Math.round((at - grabbed) / STEP) * STEP;
        const start_time = toTime(Math.min(Math.max(start, 0), DAY - STEP));
        if (event.day !== day || event.start_time !== start_time)
          onDrop(event, { ...event, day, start_time });
      });
    },
  });
  return (
    <section
      {...dropProps}
      ref={ref}
      className={styles.column}
      data-target={isDropTarget || undefined}
      aria-label={formatWeekday(day)}
    >
      {isToday && <NowLine hours={hours} />}
      {placed.map((each) => (
        <EventBlock
          key={each.event.id}
          placed={each}
          onResize={(minutes) => onDrop(each.event, { ...each.event, minutes })}
        />
      ))}
    </section>
  );
}

function NowLine({ hours }: { hours: Props['hours'] }) {
  const { time } = useNow();
  const now = toMinutes(time);
  if (now < hours.from * 60 || now > hours.to * 60) return null;
  return (
    <div
      className={styles.now}
      style={{ top: `${((now / 60 - hours.from) / (hours.to - hours.from)) * 100}%` }}
    >
      <VisuallyHidden>{m.calendar_now({ time })}</VisuallyHidden>
    </div>
  );
}
