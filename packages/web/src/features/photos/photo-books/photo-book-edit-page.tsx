import { useSearchParams } from 'react-router';

import { useCan } from '../../../session/use-session.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { LockedState } from '../../../ui/feedback/locked-state.tsx';
import { PageOfOne } from '../../../ui/layout/page-of-one.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { m } from '../../../words/m.ts';
import { useBook } from './api.ts';
import { BookEditor } from './book-editor.tsx';
import { BookReader } from './book-reader.tsx';

const BACK = '/photo-books';

export default function PhotoBookEditPage() {
  const [query] = useSearchParams();
  const id = query.get('id');
  if (useCan('photo-book.view')) return id ? <OneBook id={id} /> : <LostBook />;
  return (
    <Page title={m.photo_books_one()} back={BACK}>
      <LockedState title={m.photo_books_locked_title()} unlock={m.photo_books_unlock()}>
        {m.photo_books_locked()}
      </LockedState>
    </Page>
  );
}

function OneBook({ id }: { id: string }) {
  const book = useBook(id);
  return (
    <PageOfOne
      query={book}
      title={m.photo_books_one()}
      back={BACK}
      lost={<LostBook />}
      render={(data) =>
        data.can_edit ? <BookEditor key={data.id} data={data} /> : <BookReader data={data} />
      }
    />
  );
}

const LostBook = () => (
  <Page title={m.photo_books_one()} back={BACK}>
    <EmptyState title={m.photo_books_lost_title()}>{m.photo_books_lost()}</EmptyState>
  </Page>
);
