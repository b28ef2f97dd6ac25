import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';

import { type LibraryChoices, NO_FILTERS, readChoices, writeChoices } from './library-choices.ts';

const ADDRESS = ['activities address'];
const PAUSE_MS = 150;

/** Kept in the URL. State changes immediately and the URL follows. */
export function useLibraryChoices() {
  const queries = useQueryClient();
  const [query, setQuery] = useSearchParams();
  const address = query.toString();
  const [state, setHeld] = useState({ address, shown: address, written: [] as string[] });
  if (state.address !== address) {
    const mine = state.written.lastIndexOf(address);
    setHeld({
      address,
      // An address we wrote ourselves may be older than the current state.
      shown: mine === -1 ? address : state.shown,
      written: state.written.slice(mine === -1 ? state.written.length : mine + 1),
    });
  }
  const { shown } = state;
  const choices = useMemo(() => readChoices(new URLSearchParams(shown)), [shown]);
  // The ref keeps fast changes that have not been rendered yet.
  const latest = useRef(shown);
  useEffect(() => {
    queries.setQueryData(ADDRESS, shown);
    latest.current = shown;
  }, [queries, shown]);

  const change = (differences: Partial<LibraryChoices>) => {
    const before = readChoices(new URLSearchParams(latest.current));
    const next = writeChoices({ ...before, ...differences });
    latest.current = next.toString();
    setHeld((old) => ({
      ...old,
      shown: next.toString(),
      written: [...old.written, next.toString()],
    }));
    setQuery(next, { replace: true, preventScrollReset: true });
  };
  const q = useTyped(choices.q, (text) => change({ q: text }));
  const have = useTyped(choices.have, (text) => change({ have: text }));

  return {
    choices,
    change,
    q,
    have,
    clear: () => {
      q.type('');
      have.type('');
      change({ ...NO_FILTERS, q: '' });
    },
  };
}

/** Debounces typing before it reaches the URL. */
function useTyped(shown: string, send: (text: string) => void) {
  const [typed, setTyped] = useState(shown);
  const [known, setKnown] = useState({ shown, sent: [] as string[] });
  if (known.shown !== shown) {
    const mine = known.sent.lastIndexOf(shown);
    setKnown({ shown, sent: known.sent.slice(mine === -1 ? known.sent.length : mine + 1) });
    // The URL changed in another way, such as going back or following a link.
    if (mine === -1) setTyped(shown);
  }
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    typed,
    type: (text: string) => {
      setTyped(text);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => {
        const sent = text.trim();
        setKnown((before) => ({ ...before, sent: [...before.sent, sent] }));
        send(sent);
      }, PAUSE_MS);
    },
  };
}

/** Address of the library with its last filters, for the way back from a guide. */
export function useLibraryAddress(): string {
  const query = useQueryClient().getQueryData<string>(ADDRESS);
  return query ? `/tabs/activities?${query}` : '/tabs/activities';
}
