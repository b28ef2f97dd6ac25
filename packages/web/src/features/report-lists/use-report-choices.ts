import { useEffect, useMemo, useRef } from 'react';
import { useSearchParams } from 'react-router';

import { NO_FILTERS, readChoices, type ReportChoices, writeChoices } from './report-choices.ts';

/** The choices of the list, kept in its address. */
export function useReportChoices() {
  const [query, setQuery] = useSearchParams();
  const choices = useMemo(() => readChoices(query), [query]);
  // Whoever chooses faster than the address follows loses nothing.
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
