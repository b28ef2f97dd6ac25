import { EyeOff, Share2, Trash2, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';

import type { Keeping } from '../../../forms/autosave.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { showToast } from '../../../ui/feedback/toast-state.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { m } from '../../../words/m.ts';
import { type Book, type BookPhoto, useRemoveBook, useShareBook } from './api.ts';
import { BookCopies } from './book-copies.tsx';
import { BookSettings } from './book-settings.tsx';
import { PageFields } from './page-fields.tsx';
import { PageStrip } from './page-strip.tsx';
import { PageTurner } from './page-turner.tsx';
import { type BookEdits, useBookEdits } from './use-book-edits.ts';

import styles from './books.module.css';

export function BookEditor({ data }: { data: Book }) {
  const edits = useBookEdits(data);
  const [at, setAt] = useState(0);
  const [added, setAdded] = useState<readonly BookPhoto[]>([]);
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
      <div className={styles.editor}>
        <PageStrip
          book={shown}
          pages={book.pages}
          photos={photos}
          at={shownAt}
          onChoose={setAt}
          {...(!isGazette && {
            onMove: (from: number, to: number) => {
              edits.movePage(from, to);
              setAt(to);
            },
          })}
        />
        <div className={styles.main}>
          <PageTurner book={shown} pages={book.pages} photos={photos} at={shownAt} onTurn={setAt} />
          {page && (
            <PageFields
              key={page.id}
              bookId={data.id}
              page={page}
              at={shownAt}
              count={book.pages.length}
              photos={photos}
              isWithheld={data.withheld.includes(page.id)}
              edits={edits}
              onTurn={setAt}
              onAdd={(photo) => setAdded([...added, photo])}
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
          <ShareCard data={data} />
        </div>
      </div>
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
    <output className={styles.soft}>{KEEPING_WORDS[edits.keeping]()}</output>
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

function ShareCard({ data }: { data: Book }) {
  const share = useShareBook();
  const remove = useRemoveBook();
  const navigate = useNavigate();
  const [isRemoving, setRemoving] = useState(false);
  const { id, is_shared: isShared } = data;
  return (
    <Card title={m.photo_books_more()}>
      {data.resident !== null && (
        <>
          <p className={styles.soft}>
            {isShared ? m.photo_books_shared_text() : m.photo_books_not_shared_text()}
          </p>
          <Button
            kind="quiet"
            icon={isShared ? <EyeOff aria-hidden="true" /> : <Share2 aria-hidden="true" />}
            busy={share.isPending}
            onClick={() => share.isPending || share.mutate({ id, shared: !isShared })}
          >
            {isShared ? m.photo_books_unshare() : m.photo_books_share()}
          </Button>
        </>
      )}
      <Button kind="quiet" icon={<Trash2 aria-hidden="true" />} onClick={() => setRemoving(true)}>
        {m.photo_books_remove()}
      </Button>
      <ConfirmDialog
        isOpen={isRemoving}
        title={m.photo_books_remove_title()}
        confirmLabel={m.photo_books_remove()}
        kind="danger"
        busy={remove.isPending}
        onCancel={() => setRemoving(false)}
        onConfirm={() =>
          remove.mutate(
            { id },
            {
              onSuccess: () => {
                showToast({ title: m.photo_books_removed(), tone: 'success' });
                void navigate(data.kind === 'gazette' ? '/gazettes' : '/photo-books');
              },
            },
          )
        }
      >
        {m.photo_books_remove_text()}
      </ConfirmDialog>
    </Card>
  );
}
