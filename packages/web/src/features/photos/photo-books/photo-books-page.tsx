import { BookHeart, Plus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useSearchParams } from 'react-router';

import { useCan } from '../../../session/use-session.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { LockedState } from '../../../ui/feedback/locked-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { ListRow } from '../../../ui/layout/list-row.tsx';
import { List } from '../../../ui/layout/list.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { IconDisc } from '../../../ui/tokens/icon-disc.tsx';
import { formatDay } from '../../../words/format.ts';
import { m } from '../../../words/m.ts';
import { type BookRow, useBooks } from './api.ts';

import styles from './books.module.css';

// Loaded when opened.
const NewBookDialog = lazy(() => import('./new-book-dialog.tsx'));

const BACK = '/tabs/photo-book';

export default function PhotoBooksPage() {
  const [query] = useSearchParams();
  if (useCan('photo-book.view')) return <Books residentId={query.get('resident_id')} />;
  return (
    <Page title={m.photo_books_title()} back={BACK}>
      <LockedState title={m.photo_books_locked_title()} unlock={m.photo_books_unlock()}>
        {m.photo_books_locked()}
      </LockedState>
    </Page>
  );
}

function Books({ residentId }: { residentId: string | null }) {
  const mayAdd = useCan('photos.add');
  const mayEdit = useCan('photos.edit');
  const books = useBooks(residentId);
  const [isAdding, setAdding] = useState(false);
  return (
    <Page
      title={m.photo_books_title()}
      lead={mayEdit ? m.photo_books_lead() : m.photo_books_lead_family()}
      back={BACK}
      {...(mayAdd && {
        actions: (
          <Button icon={<Plus aria-hidden="true" />} onClick={() => setAdding(true)}>
            {m.photo_books_add()}
          </Button>
        ),
      })}
    >
      {books.isError ? (
        <ErrorState busy={books.isFetching} onRetry={() => void books.refetch()} />
      ) : books.isPending ? (
        <div className={styles.list} aria-busy="true">
          {[1, 2, 3].map((each) => (
            <Skeleton key={each} shape="pair" width="long" />
          ))}
        </div>
      ) : books.data.length === 0 ? (
        <EmptyState title={m.photo_books_none_title()}>
          {mayAdd ? m.photo_books_none() : m.photo_books_none_family()}
        </EmptyState>
      ) : (
        <List label={m.photo_books_title()} rows={books.data} rowKey={({ id }) => id}>
          {(row) => <Row row={row} isOwn={mayEdit} />}
        </List>
      )}
      {isAdding && (
        <Suspense>
          <NewBookDialog residentId={residentId} onClose={() => setAdding(false)} />
        </Suspense>
      )}
    </Page>
  );
}

const Row = ({ row, isOwn }: { row: BookRow; isOwn: boolean }) => (
  <ListRow
    to={`/photo-book-edit?id=${row.id}`}
    leading={<IconDisc icon={BookHeart} />}
    title={<span translate="no">{row.title}</span>}
    subtitle={
      <>
        {[
          row.resident?.preferred_name,
          m.photo_books_pages({ count: row.pages }),
          formatDay(row.updated_at.slice(0, 10)),
        ]
          .filter(Boolean)
          .join(' · ')}{' '}
        {isOwn && row.is_shared && <Badge kind="info">{m.photo_books_is_shared()}</Badge>}{' '}
        {row.edition === 'nameless' && <Badge kind="neutral">{m.photo_books_nameless()}</Badge>}
      </>
    }
  />
);
