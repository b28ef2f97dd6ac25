import { useCan } from '../../../session/use-session.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { formatDay } from '../../../words/format.ts';
import { m } from '../../../words/m.ts';
import { useThanks } from './api.ts';
import { FROM_WORDS } from './feedback-words.ts';
import { ListeningLocked } from './listening-locked.tsx';

import styles from './listening.module.css';

/** Compliments that a manager has shared with the user. */
export default function FeedbackThanksPage() {
  const mayView = useCan('feedback.add');
  const { data, isError, isFetching, refetch } = useThanks(mayView);
  if (!mayView) return <ListeningLocked title={m.thanks_title()} />;
  return (
    <Page title={m.thanks_title()} lead={m.thanks_lead()} back="/feedback">
      {isError ? (
        <ErrorState busy={isFetching} onRetry={() => void refetch()} />
      ) : !data ? (
        <Skeleton shape="pair" width="long" />
      ) : data.length === 0 ? (
        <EmptyState title={m.thanks_none_title()}>{m.thanks_none()}</EmptyState>
      ) : (
        <ul className={styles.thanks}>
          {data.map(({ id, from_kind, received_on, said }) => (
            <li key={id}>
              <p className={styles.words} translate="no">
                {said}
              </p>
              <p className={styles.quiet}>
                {m.thanks_from({ who: FROM_WORDS[from_kind](), day: formatDay(received_on) })}
              </p>
            </li>
          ))}
        </ul>
      )}
    </Page>
  );
}
