import { RefreshCw, Undo2 } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';

import type { Keeping } from '../../../forms/autosave.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { showToast } from '../../../ui/feedback/toast-state.ts';
import { Page } from '../../../ui/layout/page.tsx';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx';
import { m } from '../../../words/m.ts';
import type { Book, BookPhoto } from './api.ts';
import { BookCopies } from './book-copies.tsx';
import { BookSettings } from './book-settings.tsx';
import { movePhoto } from './move-photo.ts';
import { PageFields } from './page-fields.tsx';
import { PageHandles } from './page-handles.tsx';
import { PageStrip } from './page-strip.tsx';
import { PageTurner } from './page-turner.tsx';
import { ShareCard } from './share-card.tsx';
import { type BookEdits, useBookEdits } from './use-book-edits.ts';
import { useTouchDrag } from './use-touch-drag.ts';

import styles from './books.module.css';

const LayOutDialog = lazy(() => import('./lay-out-dialog.tsx'));

export function BookEditor({ data }: { data: Book }) {
  const edits = useBookEdits(data);
  const [at, setAt] = useState(0);
  const [added, setAdded] = useState<readonly BookPhoto[]>([]);
  const [said, setSaid] = useState('');
  const [isChoosing, setChoosing] = useState(false);
  const { book } = edits;
  const isGazette = data.kind === 'gazette';
  const photos = new Map([...added, ...data.photos].map((photo) => [photo.id, photo]));
  const shownAt = Math.min(at, book.pages.length - 1);
  const page = book.pages[shownAt];
  const shown = {
    ...data,
    ...book,
    large_print: book.large_print ?? false,
    subtitle: book.subtitle ?? null,
  };
  const movePage = (from: number, to: number) => {
    edits.movePage(from, to);
    setAt(to);
    setSaid(m.photo_books_page_moved({ number: to + 1 }));
  };
  const dropPhoto = (photoId: string, pageId: string, onto?: string) => {
    const number = book.pages.findIndex(({ id }) => id === pageId) + 1;
    const move = movePhoto(book.pages, photoId, { pageId, photoId: onto });
    if (move) edits.change({ pages: move.pages });
    setSaid(
      move === undefined
        ? m.photo_books_photo_stays({ number })
        : move.outcome === 'moved'
          ? m.photo_books_photo_moved({ number })
          : m.photo_books_photo_exchanged({ number }),
    );
  };
  const dragArea = useRef<HTMLDivElement>(null);
  useTouchDrag(dragArea, (dragged, target) => {
    const findPage = (id: string) => book.pages.findIndex((each) => each.id === id);
    if (dragged.kind === 'photo' && target.kind === 'page') dropPhoto(dragged.id, target.id);
    if (dragged.kind === 'photo' && target.kind === 'photo' && page)
      dropPhoto(dragged.id, page.id, target.id);
    if (dragged.kind === 'page' && target.kind === 'page' && !isGazette)
      movePage(findPage(dragged.id), findPage(target.id));
  });
  return (
    <Page
      title={book.title}
      lead={data.resident?.preferred_name ?? m.photo_books_household()}
      back={isGazette ? '/gazettes' : '/photo-books'}
      actions={<UndoButton edits={edits} />}
    >
      {data.missing.length > 0 && (
        <Banner kind="attention" title={m.photo_books_missing({ count: data.missing.length })}>
          {m.photo_books_missing_text()}
        </Banner>
      )}
      <VisuallyHidden>
        <output>{said}</output>
      </VisuallyHidden>
      <div className={styles.editor} ref={dragArea}>
        <PageStrip
          book={shown}
          pages={book.pages}
          photos={photos}
          at={shownAt}
          onChoose={setAt}
          {...(!isGazette && { onMove: movePage })}
          onDropPhoto={dropPhoto}
        />
        <div className={styles.main}>
          <PageTurner book={shown} pages={book.pages} photos={photos} at={shownAt} onTurn={setAt}>
            {page && (
              <PageHandles
                page={page}
                book={shown}
                photos={photos}
                onDropPhoto={(photoId, onto) => dropPhoto(photoId, page.id, onto)}
              />
            )}
          </PageTurner>
          <p className={styles.soft}>{m.photo_books_drag_hint()}</p>
          {page && (
            <PageFields
              key={page.id}
              data={data}
              page={page}
              at={shownAt}
              photos={photos}
              edits={edits}
              onTurn={setAt}
              onAdd={(photo) => setAdded([...added, photo])}
              onMovePhoto={dropPhoto}
              onMovePage={movePage}
            />
          )}
        </div>
        <div className={styles.side}>
          <BookCopies book={data} />
          <BookSettings
            edits={edits}
            kind={data.kind}
            hasEditions={data.resident !== null && !isGazette}
          />
          {!isGazette && (
            <Button
              kind="quiet"
              icon={<RefreshCw aria-hidden="true" />}
              onClick={() => setChoosing(true)}
            >
              {m.photo_books_choose_again()}
            </Button>
          )}
          <ShareCard data={data} />
        </div>
      </div>
      {isChoosing && (
        <Suspense>
          <LayOutDialog
            book={{ ...data, ...edits.book.time }}
            onClose={() => setChoosing(false)}
            onLayOut={async (time) => {
              // Undoing shows the earlier photos before the book is read again.
              const before = data.photos;
              await edits.layOut(time);
              setAdded([...added, ...before]);
              setAt(0);
              showToast({
                title: m.photo_books_chosen_again(),
                text: m.photo_books_chosen_again_text(),
                tone: 'success',
                seconds: 8,
              });
            }}
          />
        </Suspense>
      )}
    </Page>
  );
}

const KEEPING_WORDS: Record<Keeping, () => string> = {
  fresh: m.photo_books_saved,
  saved: m.photo_books_saved,
  saving: m.photo_books_saving,
  on_device: m.photo_books_on_device,
  elsewhere: m.photo_books_not_saved,
};

const UndoButton = ({ edits }: { edits: BookEdits }) => (
  <>
    <output className={styles.keeping}>{KEEPING_WORDS[edits.keeping]()}</output>
    <Button
      kind="quiet"
      icon={<Undo2 aria-hidden="true" />}
      aria-disabled={!edits.mayUndo}
      onClick={edits.undo}
    >
      {m.ui_undo()}
    </Button>
  </>
);
