import { useEffect, useMemo, useRef } from 'react';
import { useSearchParams } from 'react-router';

import { type GraphFilters, readFilters, writeFilters } from './filter-address.ts';

/** Kept in the URL, so that a view can be shared and survives a reload. */
export function useGraphFilters() {
  const [query, setQuery] = useSearchParams();
  const filters = useMemo(() => readFilters(query), [query]);
  // The ref keeps fast changes that the URL has not caught up with yet.
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
