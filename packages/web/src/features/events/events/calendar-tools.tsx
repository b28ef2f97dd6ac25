import { ChevronLeft, ChevronRight } from 'lucide-react';

import { Button } from '../../../ui/actions/button.tsx';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { SegmentedControl } from '../../../ui/forms/segmented-control.tsx';
import { m } from '../../../words/m.ts';
import { turn, type View, VIEWS } from './calendar-choices.ts';
import { periodWords } from './period-words.ts';
import type { Calendar } from './use-calendar.ts';

import styles from './calendar.module.css';

const VIEW_WORDS: Record<View, () => string> = {
  day: m.calendar_view_day,
  week: m.calendar_view_week,
  month: m.calendar_view_month,
  table: m.calendar_view_table,
};

const WEEK = { earlier: m.calendar_earlier_week, later: m.calendar_later_week };
const TURN_WORDS: Record<View, typeof WEEK> = {
  day: { earlier: m.calendar_earlier_day, later: m.calendar_later_day },
  week: WEEK,
  month: { earlier: m.calendar_earlier_month, later: m.calendar_later_month },
  table: WEEK,
};

/** Today, back and forth, what is shown, and the views. */
export function CalendarTools({ calendar }: { calendar: Calendar }) {
  const { choices, day, today, choose, change } = calendar;
  const { view } = choices;
  return (
    <div className={styles.tools}>
      <Button kind="quiet" onClick={() => choose(today)}>
        {m.calendar_today()}
      </Button>
      <IconButton label={TURN_WORDS[view].earlier()} onClick={() => choose(turn(view, day, -1))}>
        <ChevronLeft aria-hidden="true" />
      </IconButton>
      <IconButton label={TURN_WORDS[view].later()} onClick={() => choose(turn(view, day, 1))}>
        <ChevronRight aria-hidden="true" />
      </IconButton>
      <h2 className={styles.period} aria-live="polite">
        {periodWords(view, day)}
      </h2>
      <div className={styles.views}>
        <SegmentedControl
          label={m.calendar_view()}
          options={VIEWS.map((value) => ({ value, label: VIEW_WORDS[value]() }))}
          value={view}
          onChange={(value) => change({ view: value })}
        />
      </div>
    </div>
  );
}
