import { useState } from 'react';

import { Page } from '../../../ui/layout/page.tsx';
import { m } from '../../../words/m.ts';
import type { Book } from './api.ts';
import { BookCopies } from './book-copies.tsx';
import { PageTurner } from './page-turner.tsx';

import styles from './books.module.css';

/** For relatives: turning the pages and a PDF to keep. */
export function BookReader({ data }: { data: Book }) {
  const [at, setAt] = useState(0);
  const photos = new Map(data.photos.map((photo) => [photo.id, photo]));
  return (
    <Page title={data.title} lead={m.photo_books_reader_lead()} back="/photo-books">
      <div className={styles.reader}>
        <PageTurner book={data} pages={data.pages} photos={photos} at={at} onTurn={setAt} />
        <BookCopies book={data} />
      </div>
    </Page>
  );
}
