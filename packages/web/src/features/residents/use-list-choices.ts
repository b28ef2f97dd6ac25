import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { NavigationType, useNavigationType, useSearchParams } from 'react-router';

import { type ListChoices, readChoices, writeChoices } from './list-choices.ts';

const TYPED = ['residents typed'];
const ADDRESS = ['residents address'];

/** The choices of the list, kept in its address; what was typed is kept beside the home's data, and goes with it. */
export function useListChoices() {
  const queries = useQueryClient();
  const [query, setQuery] = useSearchParams();
  const choices = useMemo(() => readChoices(query), [query]);
  // Whoever chooses faster than the page follows loses nothing.
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

/** The list as it was left, for the way back from a profile. */
export function useListAddress(): string {
  const query = useQueryClient().getQueryData<string>(ADDRESS);
  return query ? `/tabs/residents?${query}` : '/tabs/residents';
}
