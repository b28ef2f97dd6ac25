import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { KeyboardEvent } from 'react';

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
}

/** One page at a time, by buttons and arrow keys. */
export function PageTurner({ book, pages, photos, at, onTurn }: Props) {
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
      {page && <PagePicture page={page} number={at + 1} book={book} photos={photos} size="large" />}
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
