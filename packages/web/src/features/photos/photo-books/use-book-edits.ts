import type { Input } from '@relish/shared/calls.ts';
import { useEffect, useRef, useState } from 'react';

import { Autosave, type Keeping } from '../../../forms/autosave.ts';
import { useUser } from '../../../session/use-session.ts';
import { type Book, type Page, useFreshBook, useLayOutBook, useSaveBook } from './api.ts';

type Saved = Omit<Input<'photo-books/save'>, 'id' | 'version' | 'pages'> & { pages: Page[] };
export type BookTime = Omit<Input<'photo-books/lay-out'>, 'id' | 'version'>;

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
  const { mutateAsync: layOutAgain } = useLayOutBook();
  const readFresh = useFreshBook(book.id);
  const [now, setNow] = useState(() => toSaved(book));
  const [past, setPast] = useState<Saved[]>([]);
  const [keeping, setKeeping] = useState<Keeping>('saved');
  /** Read by saves that end later than the render that began them. */
  const latest = useRef({ values: now, version: book.version, edition: book.edition });
  const sending = useRef<Promise<unknown>>(undefined);

  const follow = (saving: Autosave<Saved>, fresh: Book) => {
    const values = toSaved(fresh);
    latest.current = { values, version: fresh.version, edition: fresh.edition };
    setNow(values);
    saving.follow(values, fresh.version);
  };
  const [autosave] = useState(() => {
    const saving: Autosave<Saved> = new Autosave<Saved>({
      form: `photo-book ${book.id}`,
      owner: { userId, carehomeId: carehome.id },
      values: now,
      version: book.version,
      savedAt: book.updated_at,
      tell: setKeeping,
      send: async (values, known) => {
        const saved = save({ ...values, id: book.id, version: known ?? book.version });
        sending.current = saved;
        const { version } = await saved;
        latest.current.version = version;
        return version;
      },
      saved: (values, version) => {
        // Only the server knows the names that another edition shows or hides.
        if (values.edition === latest.current.edition) return;
        void readFresh().then((fresh) => {
          const isLatest = fresh.version === version && latest.current.values === values;
          if (isLatest) follow(saving, fresh);
        });
      },
    });
    return saving;
  });
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
    latest.current.values = next;
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
  /** Replaces every page; undoing saves the earlier ones again. */
  const layOut = async (time: BookTime) => {
    autosave.leave();
    // A save that fails says so itself.
    await sending.current?.catch(() => undefined);
    const before = latest.current.values;
    await layOutAgain({ ...time, id: book.id, version: latest.current.version });
    follow(autosave, await readFresh());
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
