import {
  BOOK_LIMITS,
  PAGE_TEMPLATES,
  PHOTOS_PER_PAGE,
} from '@relish/shared/photos/photo-books/choices.ts';
import { lazy, Suspense, useState } from 'react';

import { Banner } from '../../../ui/feedback/banner.tsx';
import { Select } from '../../../ui/forms/select.tsx';
import { TextArea } from '../../../ui/forms/text-area.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { m } from '../../../words/m.ts';
import type { Book, BookPhoto, Page } from './api.ts';
import { TEMPLATE_WORDS } from './book-words.ts';
import { PageActions } from './page-actions.tsx';
import { PageNotes } from './page-notes.tsx';
import { PagePhotos } from './page-photos.tsx';
import type { BookEdits } from './use-book-edits.ts';

import styles from './books.module.css';

const PhotoChooser = lazy(() => import('./photo-chooser.tsx'));
const QuoteChooser = lazy(() => import('./quote-chooser.tsx'));

interface Props {
  data: Pick<Book, 'id' | 'resident' | 'withheld'>;
  page: Page;
  at: number;
  photos: ReadonlyMap<string, BookPhoto>;
  edits: BookEdits;
  onTurn: (at: number) => void;
  onAdd: (photo: BookPhoto) => void;
  onMovePhoto: (photoId: string, pageId: string) => void;
  onMovePage: (from: number, to: number) => void;
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

const textPage = (part: Partial<Page>): Page => ({
  id: crypto.randomUUID(),
  kind: 'text',
  template: 'auto',
  heading: null,
  text: null,
  by: null,
  source: null,
  photos: [],
  ...part,
});

/** The fields and buttons of one page. */
export function PageFields({
  data,
  page,
  at,
  photos,
  edits,
  onTurn,
  onAdd,
  onMovePhoto,
  onMovePage,
}: Props) {
  const [choosing, setChoosing] = useState<'photo' | 'quote' | { captionOf: number }>();
  const set = (part: Partial<Page>) => edits.changePage(page.id, part);
  const { pages, edition } = edits.book;
  const isWithheld = data.withheld.includes(page.id);
  const hasQuotes = data.resident !== null && !IS_FIXED.has(page.kind);
  const insert = (added: Page) => {
    edits.change({ pages: pages.toSpliced(at + 1, 0, added) });
    onTurn(at + 1);
  };
  const close = () => setChoosing(undefined);
  const captionOf = typeof choosing === 'object' ? page.photos[choosing.captionOf] : undefined;
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
            onChange={({ target: { value } }) =>
              // Without its words a page has no source that could be withheld.
              set(value === '' ? { text: null, source: null } : { text: value })
            }
          />
        )}
        {page.kind === 'text' && !isWithheld && edition === 'named' && (
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
        <PagePhotos
          page={page}
          photos={photos}
          others={pages.flatMap(({ id, kind, heading }, index) =>
            id === page.id || PHOTOS_PER_PAGE[kind] === 0
              ? []
              : {
                  id,
                  label: [m.photo_books_page({ number: index + 1 }), heading]
                    .filter(Boolean)
                    .join(' – '),
                },
          )}
          onChange={(next) => set({ photos: next })}
          onMoveTo={onMovePhoto}
          onQuote={hasQuotes ? (index) => setChoosing({ captionOf: index }) : undefined}
        />
        <PageActions
          at={at}
          count={pages.length}
          isFixed={IS_FIXED.has(page.kind)}
          hasRoom={page.photos.length < PHOTOS_PER_PAGE[page.kind]}
          hasQuotes={hasQuotes}
          onAddPhoto={() => setChoosing('photo')}
          onAddQuote={() => setChoosing('quote')}
          onAddText={() => insert(textPage({ text: m.photo_books_new_text() }))}
          onMove={(to) => onMovePage(at, to)}
          onRemove={() => edits.change({ pages: pages.toSpliced(at, 1) })}
        />
      </div>
      <Suspense>
        {choosing === 'photo' && (
          <PhotoChooser
            bookId={data.id}
            used={pages.flatMap((each) => each.photos.map(({ photo_id }) => photo_id))}
            onClose={close}
            onChoose={(photo) => {
              onAdd(photo);
              set({ photos: [...page.photos, { photo_id: photo.id, caption: null }] });
              close();
            }}
          />
        )}
        {choosing === 'quote' && (
          <QuoteChooser
            bookId={data.id}
            longest={BOOK_LIMITS.text}
            onClose={close}
            onChoose={({ heading, text, by, source }) => {
              const words = { heading, text, by, source };
              if (page.kind === 'text' && page.text === m.photo_books_new_text()) set(words);
              else insert(textPage(words));
              close();
            }}
          />
        )}
        {captionOf && (
          <QuoteChooser
            bookId={data.id}
            longest={BOOK_LIMITS.caption}
            onClose={close}
            onChoose={({ text, source }) => {
              const quoted = { photo_id: captionOf.photo_id, caption: text, source };
              set({ photos: page.photos.map((each) => (each === captionOf ? quoted : each)) });
              close();
            }}
          />
        )}
      </Suspense>
    </Card>
  );
}
