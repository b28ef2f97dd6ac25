import { fillTitle } from '@relish/shared/photos/photo-books/fill-title.ts';
import type { Box } from '@relish/shared/photos/photo-books/geometry.ts';
import { placePage } from '@relish/shared/photos/photo-books/place.ts';
import { type CSSProperties, useRef } from 'react';
import { useDrag, useDrop } from 'react-aria-components';

import type { BookPhoto, Page } from './api.ts';
import { DRAGGED_PHOTO, readDropped } from './drag-kinds.ts';
import type { ShownBook } from './page-picture.tsx';
import { asDraggable } from './use-touch-drag.ts';

import styles from './books.module.css';

interface Props {
  page: Page;
  book: ShownBook;
  photos: ReadonlyMap<string, BookPhoto>;
  onDropPhoto: (photoId: string, onto: string) => void;
}

/**
 * Lies over the pictures of the preview, so that they can be dragged. Hidden from screen readers,
 * because the list of photos below does the same by keyboard.
 */
export function PageHandles({ page, book, photos, onDropPhoto }: Props) {
  const titled = fillTitle(page, book);
  const placed = placePage({ page: titled, setting: book, photos, bleed: 0, number: 1 });
  return (
    <div aria-hidden="true">
      {placed.pictures.map(({ photo_id, box }) => (
        <Handle
          key={photo_id}
          photoId={photo_id}
          box={{
            x: box.x / placed.w,
            y: box.y / placed.h,
            w: box.w / placed.w,
            h: box.h / placed.h,
          }}
          onDropPhoto={onDropPhoto}
        />
      ))}
    </div>
  );
}

const share = (part: number) => `${(part * 100).toFixed(2)}%`;

function Handle({
  photoId,
  box,
  onDropPhoto,
}: Pick<Props, 'onDropPhoto'> & { photoId: string; box: Box }) {
  const ref = useRef<HTMLDivElement>(null);
  const { dragProps, isDragging } = useDrag({
    hasDragButton: true,
    getItems: () => [{ [DRAGGED_PHOTO]: photoId }],
    getAllowedDropOperations: () => ['move'],
  });
  const { dropProps, isDropTarget } = useDrop({
    ref,
    getDropOperation: (types) => (types.has(DRAGGED_PHOTO) ? 'move' : 'cancel'),
    onDrop: (event) => {
      void readDropped(event, DRAGGED_PHOTO).then((id) => {
        if (id !== undefined && id !== photoId) onDropPhoto(id, photoId);
      });
    },
  });
  const style: CSSProperties = {
    left: share(box.x),
    top: share(box.y),
    width: share(box.w),
    height: share(box.h),
  };
  return (
    <div
      {...dragProps}
      {...dropProps}
      {...asDraggable({ kind: 'photo', id: photoId })}
      ref={ref}
      className={styles.handle}
      style={style}
      data-testid="photo-handle"
      data-dragging={isDragging || undefined}
      data-target={isDropTarget || undefined}
    />
  );
}
