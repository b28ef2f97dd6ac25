import { PLEASE_KINDS } from '@relish/shared/residents/about-me/sections.ts';
import type { Status } from '@relish/shared/residents/residents/choices.ts';
import { isArchived } from '@relish/shared/residents/residents/status-machine.ts';

import { Link } from '../../../ui/actions/link.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { m } from '../../../words/m.ts';
import { useBook } from './api.ts';
import { CompletenessRing } from './completeness-ring.tsx';
import { EntryView } from './entry-view.tsx';
import { GlanceList } from './glance-list.tsx';

import styles from './resident-card.module.css';

const SHOWN = 3;

/** The most important entries, on the profile. */
export function AboutMeCard({ residentId, status }: { residentId: string; status: Status }) {
  const { data: book, isError, isFetching, refetch } = useBook(residentId);
  const to = `/manage-about-me?id=${residentId}`;
  const of = (...sections: string[]) =>
    (book?.entries ?? []).filter(({ section_key }) => sections.includes(section_key));
  const isEmpty = book?.entries.length === 0;
  // An empty book of a former resident is not offered.
  const isClosed = isEmpty && book.pending.length === 0 && isArchived(status);
  const words = of('essentials', 'matters').slice(0, SHOWN);
  return (
    <Card
      title={m.about_me_card_title()}
      actions={book && !isClosed && <CompletenessRing percent={book.completeness} size="small" />}
    >
      {isError && <ErrorState level={3} busy={isFetching} onRetry={() => void refetch()} />}
      {!book && !isError && (
        <>
          <Skeleton shape="pair" width="long" />
          <Skeleton shape="pair" width="long" />
        </>
      )}
      {isEmpty && (
        <p>{isArchived(status) ? m.about_me_card_none_archived() : m.about_me_card_empty()}</p>
      )}
      {book && words.length > 0 && (
        <ul className={styles.words}>
          {words.map((entry) => (
            <li key={entry.id}>
              <EntryView entry={entry} name={book.preferred_name} />
            </li>
          ))}
        </ul>
      )}
      {book && of('please').length > 0 && (
        <div className={styles.lists}>
          {PLEASE_KINDS.map((kind) => (
            <GlanceList
              key={kind}
              kind={kind}
              items={of('please').filter(({ prompt_key }) => prompt_key === kind)}
            />
          ))}
        </div>
      )}
      {book && !isClosed && (
        <Link kind="quiet-button" to={to}>
          {isEmpty && !isArchived(status) ? m.about_me_card_start() : m.about_me_card_open()}
        </Link>
      )}
    </Card>
  );
}
