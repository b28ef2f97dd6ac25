import { SECTION_KEYS } from '@relish/shared/residents/about-me/sections.ts';
import { Printer } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';

import { useCan } from '../../../session/use-session.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Link } from '../../../ui/actions/link.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { LockedState } from '../../../ui/feedback/locked-state.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { m } from '../../../words/m.ts';
import { useBook } from './api.ts';
import { BookContents } from './book-contents.tsx';
import { BookCover } from './book-cover.tsx';
import { BookSection } from './book-section.tsx';
import { BookSkeleton } from './book-skeleton.tsx';
import { EditingContext } from './editing.ts';
import { PendingList } from './pending-list.tsx';

import styles from './manage-about-me-page.module.css';

export default function ManageAboutMePage() {
  const id = useSearchParams()[0].get('id') ?? '';
  const mayView = useCan('residents.view');
  const mayEdit = useCan('about-me.edit');
  const { data: book, error, isFetching, refetch } = useBook(id, mayView && id !== '');
  const [openForm, open] = useState<string>();
  const editing = useMemo(() => ({ openForm, open }), [openForm]);

  if (!mayView)
    return (
      <Page title={m.about_me_title_plain()}>
        <LockedState title={m.residents_locked_title()} unlock={m.residents_locked_unlock()}>
          {m.residents_locked_text()}
        </LockedState>
      </Page>
    );
  if (id === '' || error?.status === 404 || error?.status === 422)
    return (
      <Page title={m.about_me_title_plain()} back="/tabs/residents">
        <EmptyState
          title={id === '' ? m.about_me_none_title() : m.about_me_gone_title()}
          action={
            <Link kind="primary-button" to="/tabs/residents">
              {m.about_me_none_action()}
            </Link>
          }
        >
          {id === '' ? m.about_me_none_text() : m.about_me_gone_text()}
        </EmptyState>
      </Page>
    );
  if (!book)
    return (
      <Page title={m.about_me_title_plain()} back={`/resident?id=${id}`}>
        {error ? <ErrorState busy={isFetching} onRetry={() => void refetch()} /> : <BookSkeleton />}
      </Page>
    );

  const { preferred_name: name } = book;
  return (
    <EditingContext value={editing}>
      <Page
        title={m.about_me_title({ name })}
        lead={mayEdit ? m.about_me_lead({ name }) : m.about_me_lead_reading({ name })}
        back={`/resident?id=${id}`}
        actions={
          <span className={styles.print}>
            <Button
              kind="quiet"
              icon={<Printer aria-hidden="true" />}
              onClick={() => globalThis.print()}
            >
              {m.about_me_print()}
            </Button>
          </span>
        }
      >
        <BookCover book={book} />
        <PendingList book={book} />
        <div className={styles.book}>
          <BookContents book={book} />
          <div className={styles.chapters}>
            {SECTION_KEYS.map((section) => (
              <BookSection key={section} book={book} section={section} />
            ))}
          </div>
        </div>
      </Page>
    </EditingContext>
  );
}
