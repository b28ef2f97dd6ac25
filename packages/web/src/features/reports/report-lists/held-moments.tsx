import { calledName } from '@relish/shared/residents/residents/called-name.ts';

import { Link } from '../../../ui/actions/link.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { m } from '../../../words/m.ts';
import { useHeld } from './api.ts';
import { useMoments } from './time-words.ts';

import styles from './held-moments.module.css';

/** Moments with distress that need a decision before the family sees them. */
export function HeldMoments() {
  const { data } = useHeld();
  const { toDay, short } = useMoments();
  if (!data || data.total === 0) return null;
  const { moments, total } = data;
  return (
    <div className={styles.held}>
      <Banner kind="attention" title={m.report_lists_held_title({ count: total })}>
        <p>{m.report_lists_held_text()}</p>
        <ul className={styles.list}>
          {moments.map((moment) => (
            <li key={`${moment.report_id} ${moment.resident_id}`} className={styles.moment}>
              <Link to={`/report?id=${moment.report_id}`}>
                {m.report_lists_held_of({ name: calledName(moment), title: moment.title })}
              </Link>
              <span className={styles.day}>{short(toDay(moment.started_at))}</span>
            </li>
          ))}
        </ul>
        {total > moments.length && (
          <p>{m.report_lists_held_more({ count: total - moments.length })}</p>
        )}
      </Banner>
    </div>
  );
}
