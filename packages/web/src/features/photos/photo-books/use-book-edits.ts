import type { Input } from '@relish/shared/calls.ts';
import { useEffect, useState } from 'react';

import { Autosave, type Keeping } from '../../../forms/autosave.ts';
import { useUser } from '../../../session/use-session.ts';
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

/** Changes show at once and are saved a moment later; each can be undone. */
export function useBookEdits(book: Book) {
  const { id: userId, carehome } = useUser();
  const { mutateAsync: save } = useSaveBook();
  const [now, setNow] = useState(() => toSaved(book));
  const [past, setPast] = useState<Saved[]>([]);
  const [keeping, setKeeping] = useState<Keeping>('saved');
  const [autosave] = useState(
    () =>
      new Autosave<Saved>({
        form: `photo-book ${book.id}`,
        owner: { userId, carehomeId: carehome.id },
        values: now,
        version: book.version,
        savedAt: book.updated_at,
        tell: setKeeping,
        send: async (values, version) =>
          (await save({ ...values, id: book.id, version: version ?? book.version })).version,
        // Saving refreshes what shows the book.
        saved: () => undefined,
      }),
  );
  useEffect(() => {
    let isGone = false;
    void autosave.keptHere().then((kept) => {
      if (kept && !isGone) setNow(kept);
    });
    return () => {
      isGone = true;
      autosave.leave();
    };
  }, [autosave]);

  const show = (next: Saved) => {
    setNow(next);
    setKeeping('saving');
    autosave.change(next);
  };
  const change = (part: Partial<Saved>) => {
    setPast((before) => [...before.slice(-49), now]);
    show({ ...now, ...part });
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
    setPast(past.slice(0, -1));
    show(last);
  };
  return {
    book: now,
    change,
    changePage,
    movePage,
    undo,
    mayUndo: past.length > 0,
    keeping,
  };
}

export type BookEdits = ReturnType<typeof useBookEdits>;
