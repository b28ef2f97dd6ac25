import { daysBetween } from '@relish/shared/days.ts';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';

import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { m } from '../../../words/m.ts';
import { useWeekStart } from '../../accounts/home-settings/api.ts';
import { useReportDays } from './api.ts';
import { findingWords, monthWords, stretchWords } from './calendar-words.ts';
import { HeatGrid } from './heat-grid.tsx';
import { HeatLegend } from './heat-legend.tsx';
import { HeatTable } from './heat-table.tsx';
import { makeHalfYear, makeMonth } from './heat-weeks.ts';
import { narrowedBy, type ReportChoices } from './report-choices.ts';
import { useMoments } from './time-words.ts';
import type { ChangeChoices } from './use-report-choices.ts';

import styles from './heat-map.module.css';

interface Props {
  choices: ReportChoices;
  change: ChangeChoices;
  shape: 'month' | 'half-year';
}

export function HeatCalendar({ choices, change, shape }: Props) {
  const { today } = useMoments();
  const [back, setBack] = useState(0);
  const [pointed, setPointed] = useState<string>();
  const weekStart = useWeekStart();
  const { from, to, weeks } = (shape === 'month' ? makeMonth : makeHalfYear)(
    today,
    back,
    weekStart,
  );
  const days = useReportDays({ ...narrowedBy(choices), from, to });
  const counts = days.data ?? [];
  const label = shape === 'month' ? monthWords(from) : stretchWords(from, to);
  const chosen = choices.from === choices.to ? choices.from : undefined;
  const choose = (day: string) =>
    change(
      day === chosen
        ? { period: 'week', from: undefined, to: undefined }
        : { period: 'own', from: day, to: day },
    );
  const turn = (by: number) => {
    setBack(back + by);
    setPointed(undefined);
  };
  return (
    <div className={styles.calendar}>
      <div className={styles.head}>
        <IconButton label={m.report_lists_calendar_earlier()} onClick={() => turn(1)}>
          <ChevronLeft />
        </IconButton>
        <h2 className={styles.title}>{label}</h2>
        <IconButton
          label={m.report_lists_calendar_later()}
          aria-disabled={back === 0}
          onClick={() => back > 0 && turn(-1)}
        >
          <ChevronRight />
        </IconButton>
      </div>
      {days.isError ? (
        <ErrorState level={3} busy={days.isFetching} onRetry={() => void days.refetch()} />
      ) : (
        <>
          <p className={styles.finding}>
            {days.data && findingWords(counts.length, daysBetween(from, to) + 1)}
          </p>
          <div className={styles.days} aria-busy={days.isPending}>
            <HeatGrid
              key={from}
              {...{ label, weeks, weekStart, from, to, counts, chosen, shape }}
              onChoose={choose}
              onPoint={setPointed}
            />
          </div>
          <p className={styles.pointed}>{pointed ?? m.report_lists_calendar_hint()}</p>
          <HeatLegend />
          {counts.length > 0 && <HeatTable label={label} counts={counts} />}
        </>
      )}
    </div>
  );
}
