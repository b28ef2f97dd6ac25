import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { NavigationType, useNavigationType, useSearchParams } from 'react-router';

import { type ListChoices, readChoices, writeChoices } from './list-choices.ts';

const TYPED = ['residents typed'];
const ADDRESS = ['residents address'];

/**
 * Filters are kept in the URL. The search text is kept with the home's data, which is cleared on
 * sign-out.
 */
export function useListChoices() {
  const queries = useQueryClient();
  const [query, setQuery] = useSearchParams();
  const choices = useMemo(() => readChoices(query), [query]);
  // The ref keeps fast changes that the URL has not caught up with yet.
  const latest = useRef(query);
  const isBack = useNavigationType() === NavigationType.Pop;
  const [typed, setTyped] = useState(() => (isBack && queries.getQueryData<string>(TYPED)) || '');
  useEffect(() => {
    queries.setQueryData(ADDRESS, query.toString());
    latest.current = query;
  }, [queries, query]);
  return {
    choices,
    typed,
    type: (text: string) => {
      queries.setQueryData(TYPED, text);
      setTyped(text);
    },
    change: (differences: Partial<ListChoices>) => {
      latest.current = writeChoices({ ...readChoices(latest.current), ...differences });
      setQuery(latest.current, { replace: true });
    },
  };
}

/** Address of the list with its last filters, for the way back from a profile. */
export function useListAddress(): string {
  const query = useQueryClient().getQueryData<string>(ADDRESS);
  return query ? `/tabs/residents?${query}` : '/tabs/residents';
}
