import { INKS, TINTS } from '@relish/shared/photos/photo-books/colours.ts';
import { fillTitle } from '@relish/shared/photos/photo-books/fill-title.ts';
import type { BookSetting } from '@relish/shared/photos/photo-books/geometry.ts';
import { placePage } from '@relish/shared/photos/photo-books/place.ts';
import { toMm } from '@relish/shared/photos/photo-books/text-lines.ts';

import { serverUrl } from '../../../api/server-url.ts';
import { m } from '../../../words/m.ts';
import type { BookPhoto, Page } from './api.ts';

import '@fontsource/lora/latin-400.css';
import '@fontsource/lora/latin-400-italic.css';
import '@fontsource/lora/latin-600.css';
import styles from './books.module.css';

export interface ShownBook extends BookSetting {
  title: string;
  subtitle: string | null;
  reader: string | null;
}

interface Props {
  page: Page;
  number: number;
  book: ShownBook;
  photos: ReadonlyMap<string, BookPhoto>;
  size: 'small' | 'large';
}

/** Drawn from the same numbers as the PDF. */
export function PagePicture({ page, number, book, photos, size }: Props) {
  const titled = fillTitle(page, book);
  const placed = placePage({ page: titled, setting: book, photos, bleed: 0, number });
  const words = placed.lines.filter(({ role }) => role !== 'decoration').map(({ text }) => text);
  return (
    <svg
      className={styles.sheet}
      viewBox={`0 0 ${placed.w} ${placed.h}`}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a drawing of several pictures and lines is no img
      role="img"
      aria-label={[m.photo_books_page({ number }), ...words].join(' ')}
    >
      <rect width={placed.w} height={placed.h} fill={TINTS[placed.tint]} />
      {placed.panels.map(({ x, y, w, h, fill }) => (
        <rect
          key={`${x} ${y}`}
          x={x}
          y={y}
          width={w}
          height={h}
          fill={fill === 'white' ? '#ffffff' : INKS.apricot}
        />
      ))}
      {placed.pictures.map(({ photo_id, box, crop }) => (
        <svg
          key={photo_id}
          x={box.x}
          y={box.y}
          width={box.w}
          height={box.h}
          viewBox={`${crop.x} ${crop.y} ${crop.w} ${crop.h}`}
          preserveAspectRatio="none"
        >
          <image
            href={serverUrl(photos.get(photo_id)?.picture[size] ?? '')}
            width={1}
            height={1}
            preserveAspectRatio="none"
          />
        </svg>
      ))}
      {placed.lines.map((line) => (
        <text
          key={`${line.x} ${line.y} ${line.text}`}
          x={line.x}
          y={line.y}
          fontSize={toMm(line.size)}
          fontFamily="Lora, serif"
          fontStyle={line.face === 'italic' ? 'italic' : 'normal'}
          fontWeight={line.face === 'bold' ? 600 : 400}
          fill={INKS[line.ink]}
        >
          {line.text}
        </text>
      ))}
    </svg>
  );
}
