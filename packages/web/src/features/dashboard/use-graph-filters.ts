import { useEffect, useMemo, useRef } from 'react';
import { useSearchParams } from 'react-router';

import { type GraphFilters, readFilters, writeFilters } from './filter-address.ts';

/** The filters, kept in the address: a view can be sent, and survives a reload. */
export function useGraphFilters() {
  const [query, setQuery] = useSearchParams();
  const filters = useMemo(() => readFilters(query), [query]);
  // Whoever chooses faster than the address follows loses nothing.
  const latest = useRef(query);
  useEffect(() => {
    latest.current = query;
  }, [query]);
  const change = (differences: Partial<GraphFilters>) => {
    latest.current = writeFilters(
      { ...readFilters(latest.current), ...differences },
      latest.current,
    );
    setQuery(latest.current, { replace: true, preventScrollReset: true });
  };
  return { filters, change };
}

export type ChangeFilters = ReturnType<typeof useGraphFilters>['change'];
