import { BOOK_LIMITS } from '@relish/shared/photos/photo-books/choices.ts';
import { ArrowLeft, ArrowRight, X } from 'lucide-react';

import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { ServerImage } from '../../../ui/layout/server-image.tsx';
import { m } from '../../../words/m.ts';
import type { BookPhoto, Page } from './api.ts';

import styles from './books.module.css';

interface Props {
  page: Page;
  photos: ReadonlyMap<string, BookPhoto>;
  onChange: (photos: Page['photos']) => void;
}

/** The photos of a page with their captions and their order. */
export function PagePhotos({ page, photos, onChange }: Props) {
  if (page.photos.length === 0) return null;
  const swap = (from: number, to: number) => {
    const next = [...page.photos];
    const [moved] = next.splice(from, 1);
    if (moved) onChange(next.toSpliced(to, 0, moved));
  };
  return (
    <ul className={styles.photos}>
      {page.photos.map(({ photo_id, caption }, at) => {
        const photo = photos.get(photo_id);
        const number = at + 1;
        return (
          <li key={photo_id} className={styles.photo}>
            {photo ? (
              <>
                <ServerImage
                  src={photo.picture.small}
                  alt={m.photo_books_photo({ number })}
                  className={styles.photoPicture}
                />
                <div className={styles.photoWords}>
                  <TextField
                    label={m.photo_books_caption({ number })}
                    optional
                    value={caption ?? photo.caption ?? ''}
                    maxLength={BOOK_LIMITS.caption}
                    onChange={({ target }) =>
                      onChange(page.photos.with(at, { photo_id, caption: target.value }))
                    }
                  />
                  {photo.is_blurred && <p className={styles.soft}>{m.photo_books_blurred()}</p>}
                </div>
              </>
            ) : (
              <p className={styles.gone}>{m.photo_books_gone()}</p>
            )}
            <div className={styles.photoButtons}>
              {at > 0 && (
                <IconButton
                  label={m.photo_books_photo_before({ number })}
                  onClick={() => swap(at, at - 1)}
                >
                  <ArrowLeft aria-hidden="true" />
                </IconButton>
              )}
              {at < page.photos.length - 1 && (
                <IconButton
                  label={m.photo_books_photo_after({ number })}
                  onClick={() => swap(at, at + 1)}
                >
                  <ArrowRight aria-hidden="true" />
                </IconButton>
              )}
              <IconButton
                label={m.photo_books_take_out({ number })}
                onClick={() => onChange(page.photos.toSpliced(at, 1))}
              >
                <X aria-hidden="true" />
              </IconButton>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
