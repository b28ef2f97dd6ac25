import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';

import { type LibraryChoices, NO_FILTERS, readChoices, writeChoices } from './library-choices.ts';

const ADDRESS = ['activities address'];
const PAUSE_MS = 150;

/** The choices of the library, kept in its address. They are shown at once; the address follows. */
export function useLibraryChoices() {
  const queries = useQueryClient();
  const [query, setQuery] = useSearchParams();
  const address = query.toString();
  const [held, setHeld] = useState({ address, shown: address, written: [] as string[] });
  if (held.address !== address) {
    const mine = held.written.lastIndexOf(address);
    setHeld({
      address,
      // What we wrote there ourselves may be older than what is shown.
      shown: mine === -1 ? address : held.shown,
      written: held.written.slice(mine === -1 ? held.written.length : mine + 1),
    });
  }
  const { shown } = held;
  const choices = useMemo(() => readChoices(new URLSearchParams(shown)), [shown]);
  // Whoever chooses faster than the page follows loses nothing.
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

/** Letters appear at once, and go into the address a moment later. */
function useTyped(shown: string, send: (text: string) => void) {
  const [typed, setTyped] = useState(shown);
  const [known, setKnown] = useState({ shown, sent: [] as string[] });
  if (known.shown !== shown) {
    const mine = known.sent.lastIndexOf(shown);
    setKnown({ shown, sent: known.sent.slice(mine === -1 ? known.sent.length : mine + 1) });
    // The address has changed by another way: back, a link.
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

/** The library as it was left, for the way back from a guide. */
export function useLibraryAddress(): string {
  const query = useQueryClient().getQueryData<string>(ADDRESS);
  return query ? `/tabs/activities?${query}` : '/tabs/activities';
}
