import type { Purpose } from '@relish/shared/residents/consents/purposes.ts';

import { useUser } from '../../../session/use-session.ts';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Drawer } from '../../../ui/overlays/drawer.tsx';
import { formatDate } from '../../../words/format.ts';
import { m } from '../../../words/m.ts';
import { AnswerBadge } from './answer-badge.tsx';
import { AnswerFacts } from './answer-facts.tsx';
import { useConsentHistory } from './api.ts';
import { SHORT } from './purpose-words.ts';

import styles from './consent-history.module.css';

interface Props {
  residentId: string;
  name: string;
  purpose: Purpose;
  onClose: () => void;
}

export const ConsentHistory = ({ onClose, ...props }: Props) => (
  <Drawer isOpen onClose={onClose} title={SHORT[props.purpose]()}>
    <Answers {...props} />
  </Drawer>
);

function Answers({ residentId, name, purpose }: Omit<Props, 'onClose'>) {
  const { time_zone } = useUser().carehome;
  const { data, isError, isFetching, refetch } = useConsentHistory(residentId, purpose);
  if (isError) return <ErrorState level={3} busy={isFetching} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton shape="pair" width="long" />;
  if (data.length === 0)
    return (
      <EmptyState level={3} title={m.consent_history_empty_title()}>
        {m.consent_history_empty()}
      </EmptyState>
    );
  return (
    <ol className={styles.answers}>
      {data.map((answer) => (
        <li key={answer.id} className={styles.answer}>
          <p className={styles.state}>
            <AnswerBadge decision={answer.decision} />
            {answer.superseded_at === null ? (
              <Badge kind="accent">{m.consent_in_force()}</Badge>
            ) : (
              m.consent_until({ date: formatDate(new Date(answer.superseded_at), time_zone) })
            )}
          </p>
          <AnswerFacts answer={answer} name={name} whole />
        </li>
      ))}
    </ol>
  );
}
