import type { Purpose } from '@relish/shared/residents/consents/purposes.ts';

import { Link } from '../../../ui/actions/link.tsx';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { m } from '../../../words/m.ts';
import { AnswerBadge } from './answer-badge.tsx';
import { type PurposeState, useConsents } from './api.ts';
import { SHORT } from './purpose-words.ts';

import styles from './resident-card.module.css';

/** Purposes staff need to check before taking a picture or sharing news. */
const FIRST: readonly Purpose[] = [
  'photo_record',
  'photo_own_family',
  'photo_home_display',
  'photo_external',
  'share_activity_family',
];

/** On the profile: the main purposes and reviews that are due. */
export const ConsentsCard = ({ residentId }: { residentId: string }) => (
  <Card
    title={m.consent_title()}
    actions={<Link to={`/resident-consents?id=${residentId}`}>{m.consent_card_more()}</Link>}
  >
    <Lines residentId={residentId} />
  </Card>
);

function Lines({ residentId }: { residentId: string }) {
  const { data, isError, isFetching, refetch } = useConsents(residentId);
  if (isError) return <ErrorState level={3} busy={isFetching} onRetry={() => void refetch()} />;
  if (!data) return FIRST.map((purpose) => <Skeleton key={purpose} shape="line" width="long" />);
  const overdue = data.purposes.filter(({ consent }) => consent?.overdue === true).length;
  const isEmpty = data.purposes.every(({ consent }) => consent === null);
  return (
    <>
      {isEmpty && <p className={styles.none}>{m.consent_card_none()}</p>}
      {!isEmpty && <Decisions purposes={data.purposes} />}
      {overdue > 0 && (
        <p>
          <Badge kind="attention">{m.consent_card_overdue({ count: overdue })}</Badge>
        </p>
      )}
    </>
  );
}

const Decisions = ({ purposes }: { purposes: readonly PurposeState[] }) => (
  <dl className={styles.lines}>
    {purposes
      .filter(({ purpose }) => FIRST.includes(purpose))
      .map(({ purpose, consent }) => (
        <div key={purpose} className={styles.line}>
          <dt>{SHORT[purpose]()}</dt>
          <dd className={styles.answer}>
            <AnswerBadge decision={consent?.decision} />
          </dd>
        </div>
      ))}
  </dl>
);
