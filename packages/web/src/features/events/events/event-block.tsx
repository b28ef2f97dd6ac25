import { Check } from 'lucide-react';
import { type CSSProperties, useRef, useState } from 'react';
import { useDrag } from 'react-aria-components';
import { Link } from 'react-router';

import { useUser } from '../../../session/use-session.ts';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx';
import { m } from '../../../words/m.ts';
import { CategorySign } from '../../library/activities/public.tsx';
import { recordedWords, timeWords } from './calendar-words.ts';
import type { Placed } from './lay-out-day.ts';
import { ResizeHandle } from './resize-handle.tsx';
import { useEventState } from './use-event-state.ts';

import colours from './category-colours.module.css';
import styles from './event-block.module.css';

/** The kind of what is dragged: the id of the event, and where it was grabbed in minutes. */
export const DRAGGED = 'application/x-relish-event';

/** Below this a block has room for one line. */
const LOW = 45;

interface Props {
  placed: Placed;
  onResize: (minutes: number) => void;
}

/** An event in a time grid. Without a mouse it is moved on its own page. */
export function EventBlock({ placed, onResize }: Props) {
  const { event, from, to, lane, lanes } = placed;
  const { time_zone } = useUser().carehome;
  const ref = useRef<HTMLDivElement>(null);
  const grabbed = useRef(0);
  const isCancelled = event.status === 'cancelled';
  const { isOver } = useEventState(event);
  const canMove = event.can_edit && !isCancelled && !isOver;
  const [resizedTo, setResizedTo] = useState<number>();
  const recorded = recordedWords(event, isOver);
  const { dragProps, isDragging } = useDrag({
    hasDragButton: true,
    isDisabled: !canMove || resizedTo !== undefined,
    getItems: () => [{ [DRAGGED]: JSON.stringify({ id: event.id, grabbed: grabbed.current }) }],
    getAllowedDropOperations: () => ['move'],
  });
  const style = {
    '--start': from,
    '--minutes': resizedTo ?? to - from,
    '--lane': lane,
    '--lanes': lanes,
  } as CSSProperties;
  return (
    <div
      {...dragProps}
      ref={ref}
      className={`${styles.block} ${colours[event.category]}`}
      style={style}
      data-low={to - from < LOW || undefined}
      data-cancelled={isCancelled || undefined}
      data-draft={event.is_draft || undefined}
      data-over={isOver || undefined}
      data-dragging={isDragging || undefined}
      onPointerDown={({ clientY }) => {
        const box = ref.current?.getBoundingClientRect();
        grabbed.current = box ? ((clientY - box.top) / box.height) * (to - from) : 0;
      }}
    >
      <Link to={`/event?id=${event.id}`} className={styles.link} draggable={false}>
        <span className={styles.title} translate="no">
          {event.title}
        </span>
        {event.is_draft && <span className={styles.draft}>{m.calendar_draft()}</span>}
        <span className={styles.facts}>
          {timeWords(event, time_zone)}
          {event.is_recorded === true && (
            <>
              {' '}
              <Check size={14} aria-hidden="true" />
              <VisuallyHidden>{recorded}</VisuallyHidden>
            </>
          )}
        </span>
        {event.place !== null && (
          <span className={styles.facts} translate="no">
            {event.place}
          </span>
        )}
        {isCancelled && (
          <span className={styles.facts} translate="no">
            {event.cancel_reason === null
              ? m.calendar_cancelled()
              : m.calendar_cancelled_because({ reason: event.cancel_reason })}
          </span>
        )}
        {recorded !== undefined && event.is_recorded !== true && (
          <span className={styles.facts}>{recorded}</span>
        )}
        {isOver && <VisuallyHidden>{m.calendar_over()}</VisuallyHidden>}
      </Link>
      <span className={styles.sign}>
        <CategorySign category={event.category} size={18} />
      </span>
      {canMove && (
        <ResizeHandle
          block={ref}
          minutes={to - from}
          onMinutes={setResizedTo}
          onResize={onResize}
        />
      )}
    </div>
  );
}
