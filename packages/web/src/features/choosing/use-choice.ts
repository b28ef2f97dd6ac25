import { useEffect, useMemo, useRef } from 'react';
import { useSearchParams } from 'react-router';

import { type Choice, NO_FILTERS, readChoice, writeChoice } from './choice-address.ts';

/** The choice, kept in the address: it can be gone back to, and survives a reload. */
export function useChoice() {
  const [query, setQuery] = useSearchParams();
  const choice = useMemo(() => readChoice(query), [query]);
  // Whoever chooses faster than the address follows loses nothing.
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
