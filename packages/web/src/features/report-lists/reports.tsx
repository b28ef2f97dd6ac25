import { ErrorState } from '../../ui/error-state.tsx';
import { m } from '../../words/m.ts';
import { useReports } from './api.ts';
import { DayList } from './day-list.tsx';
import { FilterBar } from './filter-bar.tsx';
import { HeatMap } from './heat-map.tsx';
import { ListSkeleton } from './list-skeleton.tsx';
import { spanFault, spanOf, wantedBy } from './report-choices.ts';
import { ReportTotals } from './report-totals.tsx';
import { ReportsEmpty } from './reports-empty.tsx';
import { useMoments } from './time-words.ts';
import { useReportChoices } from './use-report-choices.ts';

import styles from './reports.module.css';

/** Everything that was recorded: on which days, narrowed, counted, read. */
export function Reports() {
  const { choices, change, clear } = useReportChoices();
  const { today } = useMoments();
  const fault = spanFault(spanOf(choices, today));
  const found = useReports(wantedBy(choices, today), fault === null);
  const pages = fault === null ? (found.data?.pages ?? []) : [];
  const reports = pages.flatMap((page) => page.reports);
  const totals = pages[0]?.totals ?? undefined;
  const isEmpty = pages.length > 0 && reports.length === 0;
  return (
    <div className={styles.reports}>
      <FilterBar {...{ choices, change, clear, today }} total={totals?.reports} />
      <HeatMap choices={choices} change={change} />
      <div className={styles.found} aria-busy={found.isPlaceholderData}>
        {totals && !isEmpty && <ReportTotals totals={totals} />}
        {fault === null && found.isPending && <ListSkeleton />}
        {fault === null && found.isError && reports.length === 0 && (
          <ErrorState busy={found.isFetching} onRetry={() => void found.refetch()} />
        )}
        {fault === null && isEmpty && <ReportsEmpty choices={choices} onClear={clear} />}
        {reports.length > 0 && <DayList reports={reports} found={found} />}
        {reports.length > 0 && !found.hasNextPage && (
          <p className={styles.end}>{m.report_lists_all_shown()}</p>
        )}
      </div>
    </div>
  );
}
