import { useState } from 'react';

import { m } from '../../../words/m.ts';
import type { BookPhoto, Page } from './api.ts';
import { PagePicture, type ShownBook } from './page-picture.tsx';

import styles from './books.module.css';

interface Props {
  book: ShownBook;
  pages: readonly Page[];
  photos: ReadonlyMap<string, BookPhoto>;
  at: number;
  onChoose: (at: number) => void;
  /** The two pages of a gazette stay where they are. */
  onMove?: (from: number, to: number) => void;
}

/** All pages in order. Dragging moves one; so do the buttons of the page, by keyboard too. */
export function PageStrip({ book, pages, photos, at, onChoose, onMove }: Props) {
  const [dragged, setDragged] = useState<number>();
  return (
    <ol className={styles.strip} aria-label={m.photo_books_all_pages()}>
      {pages.map((page, index) => (
        <li key={page.id}>
          <button
            type="button"
            className={styles.thumb}
            aria-current={index === at ? 'page' : undefined}
            draggable={onMove !== undefined}
            onClick={() => onChoose(index)}
            onDragStart={() => setDragged(index)}
            onDragOver={(event) => event.preventDefault()}
            onDrop={(event) => {
              event.preventDefault();
              if (dragged !== undefined && dragged !== index) onMove?.(dragged, index);
              setDragged(undefined);
            }}
          >
            <PagePicture page={page} number={index + 1} book={book} photos={photos} size="small" />
          </button>
        </li>
      ))}
    </ol>
  );
}
