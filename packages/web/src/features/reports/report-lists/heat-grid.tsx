import { addDays } from '@relish/shared/days.ts';
import { type KeyboardEvent, useState } from 'react';

import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx';
import { formatDay } from '../../../words/format.ts';
import { m } from '../../../words/m.ts';
import type { DayCount } from './api.ts';
import { dayCountWords, monthSign, weekdays } from './calendar-words.ts';
import { makeScale } from './heat-weeks.ts';

import styles from './heat-grid.module.css';

interface Props {
  label: string;
  weeks: readonly string[];
  weekStart: number;
  from: string;
  to: string;
  counts: readonly DayCount[];
  chosen: string | undefined;
  /** A month shows day numbers; half a year shows month names instead. */
  shape: 'month' | 'half-year';
  onChoose: (day: string) => void;
  /** Receives the description of the day under the pointer. */
  onPoint: (words: string) => void;
}

const MOVES: Record<string, number> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -7,
  ArrowDown: 7,
  PageUp: -28,
  PageDown: 28,
};

/** A table for layout, a grid for screen readers, because arrow keys move between cells. */
const GRID = { role: 'grid' };

/**
 * One row per week, one cell per day, darker with more minutes. A single tab stop; arrow keys move
 * inside.
 */
export function HeatGrid({ weeks, weekStart, from, to, counts, shape, ...props }: Props) {
  const [reached, setReached] = useState<string>();
  const isHere = (day: string | undefined) => day !== undefined && day >= from && day <= to;
  const stop = [reached, props.chosen].find(isHere) ?? to;
  const byDay = new Map(counts.map((count) => [count.day, count]));
  const step = makeScale(counts);

  const move = (event: KeyboardEvent<HTMLElement>) => {
    const by = MOVES[event.key];
    const next = by === undefined ? undefined : addDays(stop, by);
    if (next === undefined || !isHere(next)) return;
    event.preventDefault();
    const grid = event.currentTarget.closest('table');
    grid?.querySelector<HTMLElement>(`[data-day="${next}"]`)?.focus();
  };
  const point = (day: string) => props.onPoint(dayCountWords(day, byDay.get(day)));

  const cell = (day: string) => (
    <td key={day}>
      {isHere(day) ? (
        <button
          type="button"
          className={styles.day}
          data-day={day}
          data-step={step(byDay.get(day))}
          tabIndex={day === stop ? 0 : -1}
          aria-label={dayCountWords(day, byDay.get(day))}
          aria-pressed={day === props.chosen}
          onFocus={() => {
            setReached(day);
            point(day);
          }}
          onKeyDown={move}
          onMouseEnter={() => point(day)}
          onClick={() => props.onChoose(day)}
        >
          {shape === 'month' && Number(day.slice(8))}
        </button>
      ) : (
        // Days of this month still to come.
        shape === 'month' &&
        day.slice(0, 7) === from.slice(0, 7) && (
          <span className={styles.coming}>{Number(day.slice(8))}</span>
        )
      )}
    </td>
  );

  return (
    <table {...GRID} aria-label={props.label} className={styles.grid} data-shape={shape}>
      <thead>
        <tr>
          <th scope="col">
            <VisuallyHidden>{m.report_lists_calendar_column_week()}</VisuallyHidden>
          </th>
          {weekdays(weekStart).map(({ sign, name }) => (
            <th key={name} scope="col">
              <span aria-hidden="true">{sign}</span>
              <VisuallyHidden>{name}</VisuallyHidden>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((first, at) => (
          <tr key={first}>
            <th scope="row">
              <VisuallyHidden>
                {m.report_lists_calendar_week({ day: formatDay(first) })}
              </VisuallyHidden>
              {shape === 'half-year' && (
                <span aria-hidden="true">{monthBegins(first, at === 0)}</span>
              )}
            </th>
            {[0, 1, 2, 3, 4, 5, 6].map((each) => cell(addDays(first, each)))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Shows the month's name at the week in which it begins. */
function monthBegins(first: string, isFirst: boolean): string | null {
  const last = addDays(first, 6);
  return isFirst || Number(last.slice(8)) <= 7 ? monthSign(last) : null;
}
