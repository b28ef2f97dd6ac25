import { useEffect, useMemo, useRef } from 'react';
import { useSearchParams } from 'react-router';

import { NO_FILTERS, readChoices, type ReportChoices, writeChoices } from './report-choices.ts';

export function useReportChoices() {
  const [query, setQuery] = useSearchParams();
  const choices = useMemo(() => readChoices(query), [query]);
  // The ref keeps fast changes that the URL has not caught up with yet.
  const latest = useRef(query);
  useEffect(() => {
    latest.current = query;
  }, [query]);
  const change = (differences: Partial<ReportChoices>) => {
    latest.current = writeChoices({ ...readChoices(latest.current), ...differences });
    setQuery(latest.current, { replace: true, preventScrollReset: true });
  };
  return { choices, change, clear: () => change(NO_FILTERS) };
}

export type ChangeChoices = ReturnType<typeof useReportChoices>['change'];
