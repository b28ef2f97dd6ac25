import { FileDown, Printer } from 'lucide-react';

import { Button } from '../../../ui/actions/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { ProgressBar } from '../../../ui/feedback/progress-bar.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { ListRow } from '../../../ui/layout/list-row.tsx';
import { List } from '../../../ui/layout/list.tsx';
import { formatDay } from '../../../words/format.ts';
import { m } from '../../../words/m.ts';
import { type Book, type BookCopy, saveFrom, useMakeBook, useOpenBook } from './api.ts';

import styles from './books.module.css';

/** PDFs of the book, and what has to be printed again. */
export function BookCopies({ book }: { book: Pick<Book, 'id' | 'copies'> }) {
  const make = useMakeBook();
  const isMaking = book.copies.some(({ state }) => state === 'queued' || state === 'running');
  return (
    <Card title={m.photo_books_print()}>
      <p className={styles.soft}>{m.photo_books_print_text()}</p>
      <Button
        icon={<Printer aria-hidden="true" />}
        busy={make.isPending || isMaking}
        onClick={() => make.isPending || isMaking || make.mutate({ id: book.id })}
      >
        {m.photo_books_make()}
      </Button>
      {book.copies.length > 0 && (
        <List label={m.photo_books_copies()} rows={book.copies} rowKey={({ id }) => id}>
          {(copy) => <CopyRow copy={copy} bookId={book.id} />}
        </List>
      )}
    </Card>
  );
}

function CopyRow({ copy, bookId }: { copy: BookCopy; bookId: string }) {
  const open = useOpenBook();
  const make = useMakeBook();
  const day = formatDay(copy.made_at.slice(0, 10));
  const isMaking = copy.state === 'queued' || copy.state === 'running';
  const isAffected = copy.affected_pages > 0;
  return (
    <ListRow
      title={copy.is_replacement ? m.photo_books_replacement() : m.photo_books_copy()}
      subtitle={
        <>
          {copy.by === null
            ? m.photo_books_made({ day })
            : m.photo_books_made_by({ day, who: copy.by })}
          {copy.state === 'failed' && <> · {m.photo_books_failed()}</>}
          {isMaking && <ProgressBar label={m.photo_books_making()} value={copy.progress / 100} />}
          {isAffected && (
            <Banner
              kind="attention"
              action={
                <Button
                  kind="quiet"
                  size="small"
                  busy={make.isPending}
                  onClick={() => make.isPending || make.mutate({ id: bookId, replaces: copy.id })}
                >
                  {m.photo_books_replace()}
                </Button>
              }
            >
              {m.photo_books_affected({ count: copy.affected_pages })}
            </Banner>
          )}
        </>
      }
      {...(copy.is_kept &&
        !isAffected && {
          trailing: (
            <Button
              kind="quiet"
              size="small"
              icon={<FileDown aria-hidden="true" />}
              aria-label={m.photo_books_download_of({ day })}
              busy={open.isPending}
              onClick={() =>
                open.isPending || open.mutate({ id: copy.id }, { onSuccess: saveFrom })
              }
            >
              {m.photo_books_download()}
            </Button>
          ),
        })}
    />
  );
}
