import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Drawer } from '../../../ui/overlays/drawer.tsx';
import { m } from '../../../words/m.ts';
import { type ResidentHistory, useResidentHistory } from './api.ts';
import { dayWords, useDayWords } from './day-words.ts';
import { STATUS_WORDS, STAY_WORDS } from './resident-words.ts';

import styles from './profile.module.css';

/** Stays and changes of status, newest first. */
export default function ProfileHistory({ id, onClose }: { id: string; onClose: () => void }) {
  const history = useResidentHistory(id);
  return (
    <Drawer isOpen onClose={onClose} title={m.profile_history_title()}>
      {history.isError ? (
        <ErrorState level={3} busy={history.isFetching} onRetry={() => void history.refetch()} />
      ) : history.data ? (
        <div className={styles.history}>
          <h3>{m.profile_stays()}</h3>
          <ul className={styles.events}>
            {history.data.stays.map((stay) => (
              <Stay key={stay.id} stay={stay} />
            ))}
          </ul>
          <h3>{m.profile_statuses()}</h3>
          <ul className={styles.events}>
            {history.data.statuses.map((change) => (
              <Change key={change.id} change={change} />
            ))}
          </ul>
        </div>
      ) : (
        <Skeleton shape="pair" width="long" />
      )}
    </Drawer>
  );
}

const Stay = ({ stay }: { stay: ResidentHistory['stays'][number] }) => (
  <li>
    <p className={styles.event}>
      {stay.to_date === null
        ? m.profile_stay_open({ from: dayWords(stay.from_date) })
        : m.profile_stay_over({ from: dayWords(stay.from_date), to: dayWords(stay.to_date) })}
    </p>
    <p className={styles.quiet}>
      {[STAY_WORDS[stay.type](), stay.reason].filter(Boolean).join(' · ')}
    </p>
  </li>
);

function Change({ change }: { change: ResidentHistory['statuses'][number] }) {
  const { moment } = useDayWords();
  const { status, since, reason, changed_by: who, changed_at } = change;
  const date = moment(changed_at);
  return (
    <li data-undone={change.undone_at !== null || undefined}>
      <p className={styles.event}>
        {STATUS_WORDS[status]()} · {moment(since)}
      </p>
      {reason !== null && <p>{reason}</p>}
      <p className={styles.quiet}>
        {who === null ? m.profile_status_noted({ date }) : m.profile_status_by({ who, date })}
      </p>
      {change.family_informed_at !== null && (
        <p className={styles.quiet}>
          {m.profile_family_told({ date: moment(change.family_informed_at) })}
        </p>
      )}
      {change.undone_at !== null && (
        <p className={styles.quiet}>
          {m.profile_status_undone({ date: moment(change.undone_at) })}
        </p>
      )}
    </li>
  );
}
