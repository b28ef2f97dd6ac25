import { useCan } from '../../../session/use-session.ts';
import { useToday } from '../../../session/use-today.ts';
import { Link } from '../../../ui/actions/link.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { m } from '../../../words/m.ts';
import { useReceptionDay } from './api.ts';

import styles from './visits.module.css';

const NAMED = 6;

/** On the first screen of staff: how many visitors are expected today, and who. */
export function ExpectedCard() {
  return useCan('reception.view') ? <OpenCard /> : null;
}

function OpenCard() {
  const { data, isError, isFetching, refetch } = useReceptionDay(useToday());
  return (
    <Card
      title={m.reception_card_title()}
      actions={<Link to="/visits">{m.reception_card_all()}</Link>}
    >
      {isError && !data ? (
        <ErrorState level={3} busy={isFetching} onRetry={() => void refetch()} />
      ) : !data ? (
        <Skeleton shape="pair" width="long" />
      ) : data.expected.length === 0 ? (
        <p className={styles.quiet}>{m.reception_none_expected()}</p>
      ) : (
        <>
          <p>
            {m.reception_card_count({
              count: data.expected.reduce((sum, { people }) => sum + people, 0),
            })}
          </p>
          <p className={styles.quiet} translate="no">
            {data.expected
              .slice(0, NAMED)
              .map(({ name }) => name)
              .join(', ')}
            {data.expected.length > NAMED && '…'}
          </p>
        </>
      )}
    </Card>
  );
}
