import { useEffect, useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';

import { useToday } from '../../../session/use-today.ts';
import { type CalendarChoices, NO_FILTERS, readChoices, writeChoices } from './calendar-choices.ts';

/** View, day and filters, kept in the address. */
export function useCalendar() {
  const today = useToday();
  const [query, setQuery] = useSearchParams();
  const choices = useMemo(() => readChoices(query), [query]);
  // The ref keeps fast changes that the URL has not caught up with yet.
  const latest = useRef(query);
  useEffect(() => {
    latest.current = query;
  }, [query]);
  // A day reached by arrow keys takes the focus, also if it is on another page of the calendar.
  const [focused, setFocused] = useState<string>();
  const change = (differences: Partial<CalendarChoices>) => {
    latest.current = writeChoices({ ...readChoices(latest.current), ...differences });
    setQuery(latest.current, { replace: true, preventScrollReset: true });
    setFocused(undefined);
  };
  const choose = (day: string) => change({ day: day === today ? undefined : day });
  return {
    choices,
    today,
    day: choices.day ?? today,
    change,
    choose,
    focused,
    chooseByKey: (day: string) => {
      choose(day);
      setFocused(day);
    },
    clear: () => change(NO_FILTERS),
  };
}

export type Calendar = ReturnType<typeof useCalendar>;
