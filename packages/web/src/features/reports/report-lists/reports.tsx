import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { m } from '../../../words/m.ts';
import { useReports } from './api.ts';
import { DayList } from './day-list.tsx';
import { FilterBar } from './filter-bar.tsx';
import { HeatMap } from './heat-map.tsx';
import { ListSkeleton } from './list-skeleton.tsx';
import { spanFault, chosenDays, wantedBy } from './report-choices.ts';
import { ReportTotals } from './report-totals.tsx';
import { ReportsEmpty } from './reports-empty.tsx';
import { useMoments } from './time-words.ts';
import { useReportChoices } from './use-report-choices.ts';

import styles from './reports.module.css';

export function Reports() {
  const { choices, change, clear } = useReportChoices();
  const { today } = useMoments();
  const fault = spanFault(chosenDays(choices, today));
  const query = useReports(wantedBy(choices, today), fault === null);
  const pages = fault === null ? (query.data?.pages ?? []) : [];
  const reports = pages.flatMap((page) => page.reports);
  const totals = pages[0]?.totals ?? undefined;
  const isEmpty = pages.length > 0 && reports.length === 0;
  return (
    <div className={styles.reports} data-tour="reports-list">
      <FilterBar {...{ choices, change, clear, today }} total={totals?.reports} />
      <HeatMap choices={choices} change={change} />
      <div className={styles.found} aria-busy={query.isPlaceholderData}>
        {totals && !isEmpty && <ReportTotals totals={totals} />}
        {fault === null && query.isPending && <ListSkeleton />}
        {fault === null && query.isError && reports.length === 0 && (
          <ErrorState busy={query.isFetching} onRetry={() => void query.refetch()} />
        )}
        {fault === null && isEmpty && <ReportsEmpty choices={choices} onClear={clear} />}
        {reports.length > 0 && <DayList reports={reports} found={query} />}
        {reports.length > 0 && !query.hasNextPage && (
          <p className={styles.end}>{m.report_lists_all_shown()}</p>
        )}
      </div>
    </div>
  );
}
