import { useState } from 'react';

import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Select } from '../../../ui/forms/select.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
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

/** A year, or a decade of old photos. */
const timeOf = ({ day, decade }: BookPhoto) => (decade === null ? day.slice(0, 4) : `${decade}s`);

/** Photos that the readers of this book may see and that are not in it yet. */
export default function PhotoChooser({ bookId, used, onChoose, onClose }: Props) {
  const photos = useBookPhotos(bookId);
  const [time, setTime] = useState<string | null>(null);
  const [typed, setTyped] = useState('');
  const free = (photos.data ?? []).filter(({ id }) => !used.includes(id));
  const times = [...new Set(free.map(timeOf))];
  const shown = free.filter(
    (photo) =>
      (time === null || timeOf(photo) === time) &&
      (photo.caption ?? '').toLowerCase().includes(typed.trim().toLowerCase()),
  );
  return (
    <Dialog isOpen onClose={onClose} title={m.photo_books_add_photo()}>
      {photos.isError ? (
        <ErrorState level={3} busy={photos.isFetching} onRetry={() => void photos.refetch()} />
      ) : photos.isPending ? (
        <Skeleton shape="pair" width="long" />
      ) : free.length === 0 ? (
        <p>{m.photo_books_no_more()}</p>
      ) : (
        <div className={styles.fields}>
          <TextField
            label={m.photo_books_find_photo()}
            type="search"
            autoComplete="off"
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
          {times.length > 1 && (
            <Select
              label={m.photo_books_time()}
              placeholder={m.photo_books_any_time()}
              options={times.map((value) => ({ value, label: value }))}
              value={time}
              onChange={setTime}
            />
          )}
          {shown.length === 0 && <p>{m.photo_books_none_match()}</p>}
          <ul className={styles.chooser}>
            {shown.map((photo) => (
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
        </div>
      )}
    </Dialog>
  );
}
