import { useEffect, useMemo, useRef } from 'react';
import { useSearchParams } from 'react-router';

import { type Choice, NO_FILTERS, readChoice, writeChoice } from './choice-address.ts';

/** Kept in the URL, so that going back and reloading work. */
export function useChoice() {
  const [query, setQuery] = useSearchParams();
  const choice = useMemo(() => readChoice(query), [query]);
  // The ref keeps fast changes that the URL has not caught up with yet.
  const latest = useRef(query);
  useEffect(() => {
    latest.current = query;
  }, [query]);
  const change = (differences: Partial<Choice>, { isStep = false } = {}) => {
    latest.current = writeChoice({ ...readChoice(latest.current), ...differences });
    setQuery(latest.current, { replace: !isStep, preventScrollReset: true });
  };
  return { choice, change, clear: () => change(NO_FILTERS) };
}
