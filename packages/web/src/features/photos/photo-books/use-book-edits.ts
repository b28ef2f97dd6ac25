import type { Input } from '@relish/shared/calls.ts';
import { useEffect, useRef, useState } from 'react';

import { type Book, type Page, useSaveBook } from './api.ts';

type Saved = Omit<Input<'photo-books/save'>, 'id' | 'version' | 'pages'> & { pages: Page[] };

const toSaved = (book: Book): Saved => ({
  title: book.title,
  subtitle: book.subtitle,
  paper: book.paper,
  orientation: book.orientation,
  large_print: book.large_print,
  edition: book.edition,
  with_bleed: book.with_bleed,
  pages: book.pages,
});

const SAVED_AFTER_MS = 900;

/** Changes show at once and are saved a moment later; each can be undone. */
export function useBookEdits(book: Book) {
  const [now, setNow] = useState(() => toSaved(book));
  const [past, setPast] = useState<Saved[]>([]);
  const [saved, setSaved] = useState(now);
  const version = useRef(book.version);
  const save = useSaveBook();
  const isDirty = now !== saved;

  const { mutate, isPending, isError } = save;
  useEffect(() => {
    // A failed save is repeated with the next change, not in a loop.
    if (!isDirty || isPending || isError) return undefined;
    const timer = setTimeout(() => {
      mutate(
        { ...now, id: book.id, version: version.current },
        {
          onSuccess: (answer) => {
            version.current = answer.version;
            setSaved(now);
          },
        },
      );
    }, SAVED_AFTER_MS);
    return () => clearTimeout(timer);
  }, [now, isDirty, isPending, isError, mutate, book.id]);

  const change = (part: Partial<Saved>) => {
    if (isError) save.reset();
    setPast((before) => [...before.slice(-49), now]);
    setNow({ ...now, ...part });
  };
  const changePage = (id: string, part: Partial<Page>) =>
    change({ pages: now.pages.map((page) => (page.id === id ? { ...page, ...part } : page)) });
  const movePage = (from: number, to: number) => {
    const pages = [...now.pages];
    const [moved] = pages.splice(from, 1);
    if (!moved || to < 0 || to > pages.length) return;
    pages.splice(to, 0, moved);
    change({ pages });
  };
  const undo = () => {
    const last = past.at(-1);
    if (!last) return;
    if (isError) save.reset();
    setPast(past.slice(0, -1));
    setNow(last);
  };
  return {
    book: now,
    change,
    changePage,
    movePage,
    undo,
    mayUndo: past.length > 0,
    state: isError ? ('failed' as const) : isDirty ? ('saving' as const) : ('saved' as const),
  };
}

export type BookEdits = ReturnType<typeof useBookEdits>;
