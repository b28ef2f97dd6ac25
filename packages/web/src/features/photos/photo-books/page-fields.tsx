import {
  BOOK_LIMITS,
  PAGE_TEMPLATES,
  PHOTOS_PER_PAGE,
} from '@relish/shared/photos/photo-books/choices.ts';
import { ArrowDown, ArrowUp, FilePlus2, ImagePlus, Trash2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';

import { Button } from '../../../ui/actions/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { Select } from '../../../ui/forms/select.tsx';
import { TextArea } from '../../../ui/forms/text-area.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { m } from '../../../words/m.ts';
import type { BookPhoto, Page } from './api.ts';
import { TEMPLATE_WORDS } from './book-words.ts';
import { PageNotes } from './page-notes.tsx';
import { PagePhotos } from './page-photos.tsx';
import type { BookEdits } from './use-book-edits.ts';

import styles from './books.module.css';

const PhotoChooser = lazy(() => import('./photo-chooser.tsx'));

interface Props {
  bookId: string;
  page: Page;
  at: number;
  count: number;
  photos: ReadonlyMap<string, BookPhoto>;
  isWithheld: boolean;
  edits: BookEdits;
  onTurn: (at: number) => void;
  onAdd: (photo: BookPhoto) => void;
}

const HAS_HEADING: ReadonlySet<Page['kind']> = new Set([
  'chapter',
  'month',
  'photos',
  'text',
  'back',
]);
const HAS_TEXT: ReadonlySet<Page['kind']> = new Set(['chapter', 'month', 'text', 'back']);
/** A gazette has two pages and keeps them. */
const IS_FIXED: ReadonlySet<Page['kind']> = new Set(['front', 'back']);
const HAS_TEMPLATE: ReadonlySet<Page['kind']> = new Set(['photos', 'front', 'back']);

/** The fields and buttons of one page. */
export function PageFields({
  bookId,
  page,
  at,
  count,
  photos,
  isWithheld,
  edits,
  onTurn,
  onAdd,
}: Props) {
  const [isChoosing, setChoosing] = useState(false);
  const set = (part: Partial<Page>) => edits.changePage(page.id, part);
  const { pages } = edits.book;
  const move = (to: number) => {
    edits.movePage(at, to);
    onTurn(to);
  };
  const insertText = () => {
    const added: Page = {
      id: crypto.randomUUID(),
      kind: 'text',
      template: 'auto',
      heading: null,
      text: m.photo_books_new_text(),
      by: null,
      source: null,
      photos: [],
    };
    edits.change({ pages: pages.toSpliced(at + 1, 0, added) });
    onTurn(at + 1);
  };
  return (
    <Card title={m.photo_books_page({ number: at + 1 })} tour="photo-book-page">
      <div className={styles.fields}>
        {isWithheld && <Banner kind="attention">{m.photo_books_withheld()}</Banner>}
        {HAS_HEADING.has(page.kind) && (
          <TextField
            label={m.photo_books_heading()}
            optional
            value={page.heading ?? ''}
            maxLength={BOOK_LIMITS.heading}
            onChange={({ target }) => set({ heading: target.value === '' ? null : target.value })}
          />
        )}
        {HAS_TEXT.has(page.kind) && !isWithheld && (
          <TextArea
            label={m.photo_books_text()}
            optional
            value={page.text ?? ''}
            maxLength={BOOK_LIMITS.text}
            onChange={({ target }) => set({ text: target.value === '' ? null : target.value })}
          />
        )}
        {page.kind === 'text' && !isWithheld && (
          <TextField
            label={m.photo_books_by()}
            optional
            value={page.by ?? ''}
            maxLength={BOOK_LIMITS.by}
            onChange={({ target }) => set({ by: target.value === '' ? null : target.value })}
          />
        )}
        {HAS_TEMPLATE.has(page.kind) && page.photos.length > 1 && (
          <Select
            label={m.photo_books_template()}
            placeholder={null}
            options={PAGE_TEMPLATES.map((value) => ({ value, label: TEMPLATE_WORDS[value]() }))}
            value={page.template}
            onChange={(value) =>
              set({ template: PAGE_TEMPLATES.find((each) => each === value) ?? 'auto' })
            }
          />
        )}
        {page.notes && <PageNotes notes={page.notes} onChange={(notes) => set({ notes })} />}
        <PagePhotos page={page} photos={photos} onChange={(next) => set({ photos: next })} />
        <div className={styles.buttons}>
          {page.photos.length < PHOTOS_PER_PAGE[page.kind] && (
            <Button
              kind="quiet"
              icon={<ImagePlus aria-hidden="true" />}
              onClick={() => setChoosing(true)}
            >
              {m.photo_books_add_photo()}
            </Button>
          )}
          {!IS_FIXED.has(page.kind) && (
            <PageButtons
              at={at}
              count={count}
              onInsert={insertText}
              onMove={move}
              onRemove={() => edits.change({ pages: pages.toSpliced(at, 1) })}
            />
          )}
        </div>
      </div>
      {isChoosing && (
        <Suspense>
          <PhotoChooser
            bookId={bookId}
            used={pages.flatMap((each) => each.photos.map(({ photo_id }) => photo_id))}
            onClose={() => setChoosing(false)}
            onChoose={(photo) => {
              onAdd(photo);
              set({ photos: [...page.photos, { photo_id: photo.id, caption: null }] });
              setChoosing(false);
            }}
          />
        </Suspense>
      )}
    </Card>
  );
}

interface ButtonsProps {
  at: number;
  count: number;
  onInsert: () => void;
  onMove: (to: number) => void;
  onRemove: () => void;
}

const PageButtons = ({ at, count, onInsert, onMove, onRemove }: ButtonsProps) => (
  <>
    <Button kind="quiet" icon={<FilePlus2 aria-hidden="true" />} onClick={onInsert}>
      {m.photo_books_add_text()}
    </Button>
    {at > 0 && (
      <Button kind="quiet" icon={<ArrowUp aria-hidden="true" />} onClick={() => onMove(at - 1)}>
        {m.photo_books_move_earlier()}
      </Button>
    )}
    {at < count - 1 && (
      <Button kind="quiet" icon={<ArrowDown aria-hidden="true" />} onClick={() => onMove(at + 1)}>
        {m.photo_books_move_later()}
      </Button>
    )}
    {count > 1 && (
      <Button kind="quiet" icon={<Trash2 aria-hidden="true" />} onClick={onRemove}>
        {m.photo_books_remove_page()}
      </Button>
    )}
  </>
);
