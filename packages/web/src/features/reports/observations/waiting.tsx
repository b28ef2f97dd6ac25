import { useId } from 'react';

import { useCan } from '../../../session/use-session.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { m } from '../../../words/m.ts';
import { type Observation, useAlerts, useFollowUps } from './api.ts';
import { ObservationList } from './observation-list.tsx';
import { SafeguardingContacts } from './safeguarding-contacts.tsx';

import styles from './observation-list.module.css';

/** Alerts that managers must answer, then open follow-ups. */
export function Waiting() {
  const mayAttend = useCan('observations.attend');
  return (
    <>
      {mayAttend && <Alerts />}
      <FollowUps besidesAlerts={mayAttend} />
    </>
  );
}

function Alerts() {
  const id = useId();
  const { data, isError, isFetching, refetch } = useAlerts();
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h2 id={id}>{m.observations_alerts()}</h2>
      {isError && <ErrorState level={3} busy={isFetching} onRetry={() => void refetch()} />}
      {!data && !isError && <Skeleton shape="pair" width="long" />}
      {data && (
        <p className={styles.quiet}>
          {data.count === 0 ? m.observations_alerts_empty() : m.observations_alerts_text()}
        </p>
      )}
      {data && data.count > 0 && (
        <>
          <SafeguardingContacts />
          <ObservationList label={m.observations_alerts()} observations={data.alerts} named />
        </>
      )}
      {data && <Beyond shown={data.alerts.length} count={data.count} />}
    </section>
  );
}

/** Already listed above, because a manager must answer it first. */
const isAlert = ({ needs_attention, addenda }: Observation) =>
  needs_attention && !addenda.some(({ kind }) => kind === 'attended');

function FollowUps({ besidesAlerts }: { besidesAlerts: boolean }) {
  const id = useId();
  const { data, isError, isFetching, refetch } = useFollowUps(null);
  const all = data?.follow_ups ?? [];
  const shown = besidesAlerts ? all.filter((each) => !isAlert(each)) : all;
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h2 id={id}>{m.observations_follow_ups()}</h2>
      {isError && <ErrorState level={3} busy={isFetching} onRetry={() => void refetch()} />}
      {!data && !isError && <Skeleton shape="pair" width="long" />}
      {data && shown.length === 0 && (
        <EmptyState level={3} title={m.observations_follow_ups_empty_title()}>
          {m.observations_follow_ups_empty()}
        </EmptyState>
      )}
      {shown.length > 0 && (
        <ObservationList label={m.observations_follow_ups()} observations={shown} named />
      )}
      {data && <Beyond shown={all.length} count={data.count} />}
    </section>
  );
}

const Beyond = ({ shown, count }: { shown: number; count: number }) =>
  shown < count && <p className={styles.quiet}>{m.observations_beyond({ first: shown, count })}</p>;
