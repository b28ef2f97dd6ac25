import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { KeyboardEvent, ReactNode } from 'react';

import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { m } from '../../../words/m.ts';
import type { BookPhoto, Page } from './api.ts';
import { PagePicture, type ShownBook } from './page-picture.tsx';

import styles from './books.module.css';

interface Props {
  book: ShownBook;
  pages: readonly Page[];
  photos: ReadonlyMap<string, BookPhoto>;
  at: number;
  onTurn: (at: number) => void;
  /** Lies over the page. */
  children?: ReactNode;
}

/** One page at a time, by buttons and arrow keys. */
export function PageTurner({ book, pages, photos, at, onTurn, children }: Props) {
  const page = pages[at];
  const turn = (to: number) => {
    if (to >= 0 && to < pages.length) onTurn(to);
  };
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowLeft') turn(at - 1);
    if (key === 'ArrowRight') turn(at + 1);
  };
  return (
    <div className={styles.turner} onKeyDown={onKeyDown} role="presentation">
      {page && (
        <div className={styles.leaf} data-orientation={book.orientation}>
          <PagePicture page={page} number={at + 1} book={book} photos={photos} size="large" />
          {children}
        </div>
      )}
      <div className={styles.turning}>
        <IconButton
          label={m.photo_books_page_before()}
          aria-disabled={at === 0}
          onClick={() => turn(at - 1)}
        >
          <ChevronLeft aria-hidden="true" />
        </IconButton>
        <span aria-live="polite">
          {m.photo_books_page_of({ number: at + 1, count: pages.length })}
        </span>
        <IconButton
          label={m.photo_books_page_after()}
          aria-disabled={at === pages.length - 1}
          onClick={() => turn(at + 1)}
        >
          <ChevronRight aria-hidden="true" />
        </IconButton>
      </div>
    </div>
  );
}
