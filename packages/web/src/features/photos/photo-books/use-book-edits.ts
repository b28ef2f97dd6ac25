import { useEffect, useState } from 'react';

import type { Keeping } from '../../../forms/autosave.ts';
import { useUser } from '../../../session/use-session.ts';
import { type Book, type Page, useFreshBook, useLayOutBook, useSaveBook } from './api.ts';
import { BookSaving, type BookTime, type SavedBook, toSaved } from './book-saving.ts';

/** Changes show at once and are saved a moment later; each can be undone. */
export function useBookEdits(book: Book) {
  const { id: userId, carehome } = useUser();
  const { mutateAsync: save } = useSaveBook();
  const { mutateAsync: layOutAgain } = useLayOutBook();
  const read = useFreshBook(book.id);
  const [now, setNow] = useState(() => toSaved(book));
  const [past, setPast] = useState<SavedBook[]>([]);
  const [keeping, setKeeping] = useState<Keeping>('saved');
  const [saving] = useState(
    () =>
      new BookSaving({
        book,
        owner: { userId, carehomeId: carehome.id },
        tell: setKeeping,
        save,
        layOut: layOutAgain,
        read,
        show: setNow,
      }),
  );
  useEffect(() => {
    let isGone = false;
    void saving.keptHere().then((kept) => {
      if (kept && !isGone) setNow(kept);
    });
    return () => {
      isGone = true;
      saving.leave();
    };
  }, [saving]);

  const show = (next: SavedBook) => {
    setNow(next);
    setKeeping('saving');
    saving.change(next);
  };
  const change = (part: Partial<SavedBook>) => {
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
  /** Undoing saves the earlier pages again, with their time and order. */
  const layOut = async (time: BookTime) => {
    const before = await saving.layOut(time);
    setPast((earlier) => [...earlier.slice(-49), before]);
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
    layOut,
    undo,
    mayUndo: past.length > 0,
    keeping,
  };
}

export type BookEdits = ReturnType<typeof useBookEdits>;
