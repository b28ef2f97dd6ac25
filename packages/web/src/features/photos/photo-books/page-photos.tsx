import { BOOK_LIMITS } from '@relish/shared/photos/photo-books/choices.ts';
import { ArrowLeft, ArrowRight, Quote, X } from 'lucide-react';

import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { Select } from '../../../ui/forms/select.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { ServerImage } from '../../../ui/layout/server-image.tsx';
import { m } from '../../../words/m.ts';
import type { BookPhoto, Page } from './api.ts';

import styles from './books.module.css';

interface OtherPage {
  id: string;
  label: string;
}

interface Props {
  page: Page;
  photos: ReadonlyMap<string, BookPhoto>;
  /** Pages that can hold a photo. */
  others: readonly OtherPage[];
  onChange: (photos: Page['photos']) => void;
  onMoveTo: (photoId: string, pageId: string) => void;
  /** Undefined where there are no quotes. */
  onQuote: ((at: number) => void) | undefined;
}

/** The photos of a page with their captions and their order. */
export function PagePhotos({ page, photos, others, onChange, onMoveTo, onQuote }: Props) {
  if (page.photos.length === 0) return null;
  const swap = (from: number, to: number) => {
    const next = [...page.photos];
    const [moved] = next.splice(from, 1);
    if (moved) onChange(next.toSpliced(to, 0, moved));
  };
  return (
    <ul className={styles.photos}>
      {page.photos.map(({ photo_id, caption, source }, at) => {
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
                    onChange={({ target: { value } }) =>
                      onChange(
                        page.photos.with(at, {
                          photo_id,
                          caption: value,
                          // A withheld quote that is written over is a caption of its own.
                          ...(source && caption && value !== '' && { source }),
                        }),
                      )
                    }
                  />
                  {photo.is_blurred && <p className={styles.soft}>{m.photo_books_blurred()}</p>}
                </div>
              </>
            ) : (
              <p className={styles.gone}>{m.photo_books_gone()}</p>
            )}
            <div className={styles.photoButtons}>
              {others.length > 0 && (
                <div className={styles.moveTo}>
                  <Select
                    label={m.photo_books_move_to({ number })}
                    options={others.map(({ id, label }) => ({ value: id, label }))}
                    value={null}
                    onChange={(pageId) => pageId !== null && onMoveTo(photo_id, pageId)}
                  />
                </div>
              )}
              {photo && onQuote && (
                <IconButton label={m.photo_books_quote_for({ number })} onClick={() => onQuote(at)}>
                  <Quote aria-hidden="true" />
                </IconButton>
              )}
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
