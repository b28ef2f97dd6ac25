import { useRef } from 'react';
import { useDrag, useDrop } from 'react-aria-components';

import { m } from '../../../words/m.ts';
import type { BookPhoto, Page } from './api.ts';
import { DRAGGED_PAGE, DRAGGED_PHOTO, readDropped } from './drag-kinds.ts';
import { PagePicture, type ShownBook } from './page-picture.tsx';
import { asDraggable } from './use-touch-drag.ts';

import styles from './books.module.css';

interface Props {
  book: ShownBook;
  pages: readonly Page[];
  photos: ReadonlyMap<string, BookPhoto>;
  at: number;
  onChoose: (at: number) => void;
  /** The two pages of a gazette stay where they are. */
  onMove?: (from: number, to: number) => void;
  onDropPhoto: (photoId: string, pageId: string) => void;
}

/** All pages in order. Pages are dragged to another place, and photos onto another page. */
export const PageStrip = (props: Props) => (
  <ol className={styles.strip} aria-label={m.photo_books_all_pages()}>
    {props.pages.map((page, index) => (
      <StripPage key={page.id} {...props} page={page} index={index} />
    ))}
  </ol>
);

function StripPage({
  page,
  index,
  book,
  pages,
  photos,
  at,
  onChoose,
  onMove,
  onDropPhoto,
}: Props & { page: Page; index: number }) {
  const ref = useRef<HTMLLIElement>(null);
  const { dragProps, isDragging } = useDrag({
    // The buttons of the page do the same by keyboard.
    hasDragButton: true,
    getItems: () => [{ [DRAGGED_PAGE]: page.id }],
    getAllowedDropOperations: () => ['move'],
  });
  const { dropProps, isDropTarget } = useDrop({
    ref,
    getDropOperation: (types) =>
      types.has(DRAGGED_PAGE) || types.has(DRAGGED_PHOTO) ? 'move' : 'cancel',
    onDrop: (event) => {
      void readDropped(event, DRAGGED_PAGE).then((id) => {
        const from = pages.findIndex((each) => each.id === id);
        if (from !== -1 && from !== index) onMove?.(from, index);
      });
      void readDropped(event, DRAGGED_PHOTO).then((id) => {
        if (id !== undefined) onDropPhoto(id, page.id);
      });
    },
  });
  return (
    <li
      {...dragProps}
      {...dropProps}
      {...asDraggable({ kind: 'page', id: page.id })}
      ref={ref}
      data-dragging={isDragging || undefined}
      data-target={isDropTarget || undefined}
    >
      <button
        type="button"
        className={styles.thumb}
        aria-current={index === at ? 'page' : undefined}
        onClick={() => onChoose(index)}
      >
        <PagePicture page={page} number={index + 1} book={book} photos={photos} size="small" />
      </button>
    </li>
  );
}
