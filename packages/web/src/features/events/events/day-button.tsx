import { addDays } from '@relish/shared/days.ts';
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';

import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx';
import { formatDayName, formatDayNumber, formatWeekday } from '../../../words/format.ts';
import { m } from '../../../words/m.ts';
import type { Calendar } from './use-calendar.ts';

import styles from './day-button.module.css';

interface Props {
  calendar: Calendar;
  day: string;
  count: number;
  /** In a month only the number is shown, and weeks are below each other. */
  isInMonth?: boolean;
  onChoose: () => void;
  children?: ReactNode;
}

const STEPS: Partial<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };
const MONTH_STEPS: typeof STEPS = { ...STEPS, ArrowUp: -7, ArrowDown: 7 };

/** One of a row of days. The chosen one is in the order of the Tab key; arrow keys reach the others, and T today. */
export function DayButton({ calendar, day, count, isInMonth = false, onChoose, children }: Props) {
  const { today, focused, chooseByKey } = calendar;
  const isChosen = day === calendar.day;
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (focused === day) button.current?.focus();
  }, [focused, day]);
  const press = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey } = event;
    if (ctrlKey || metaKey || altKey) return;
    const by = (isInMonth ? MONTH_STEPS : STEPS)[key];
    const next = by === undefined ? undefined : addDays(day, by);
    const goal = key.toLowerCase() === 't' ? today : next;
    if (goal === undefined) return;
    event.preventDefault();
    chooseByKey(goal);
  };
  return (
    <button
      ref={button}
      type="button"
      className={styles.day}
      data-quiet={(isInMonth && day.slice(0, 7) !== calendar.day.slice(0, 7)) || undefined}
      tabIndex={isChosen ? 0 : -1}
      aria-pressed={isChosen}
      aria-current={day === today ? 'date' : undefined}
      onClick={onChoose}
      onKeyDown={press}
    >
      <VisuallyHidden>{m.calendar_day_count({ day: formatWeekday(day), count })}</VisuallyHidden>
      {!isInMonth && (
        <span className={styles.name} aria-hidden="true">
          {formatDayName(day, 'short')}
        </span>
      )}
      <span className={styles.number} aria-hidden="true">
        {formatDayNumber(day)}
      </span>
      {children}
    </button>
  );
}
