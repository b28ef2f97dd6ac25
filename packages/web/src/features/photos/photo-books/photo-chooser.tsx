import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { ServerImage } from '../../../ui/layout/server-image.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { formatDay } from '../../../words/format.ts';
import { m } from '../../../words/m.ts';
import { type BookPhoto, useBookPhotos } from './api.ts';

import styles from './books.module.css';

interface Props {
  bookId: string;
  used: readonly string[];
  onChoose: (photo: BookPhoto) => void;
  onClose: () => void;
}

/** Photos that the readers of this book may see and that are not in it yet. */
export default function PhotoChooser({ bookId, used, onChoose, onClose }: Props) {
  const photos = useBookPhotos(bookId);
  const free = (photos.data ?? []).filter(({ id }) => !used.includes(id));
  return (
    <Dialog isOpen onClose={onClose} title={m.photo_books_add_photo()}>
      {photos.isError ? (
        <ErrorState level={3} busy={photos.isFetching} onRetry={() => void photos.refetch()} />
      ) : photos.isPending ? (
        <Skeleton shape="pair" width="long" />
      ) : free.length === 0 ? (
        <p>{m.photo_books_no_more()}</p>
      ) : (
        <ul className={styles.chooser}>
          {free.map((photo) => (
            <li key={photo.id}>
              <button type="button" className={styles.choice} onClick={() => onChoose(photo)}>
                <ServerImage
                  src={photo.picture.small}
                  alt={photo.caption ?? m.photo_books_photo_of({ day: formatDay(photo.day) })}
                  loading="lazy"
                />
              </button>
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  );
}
