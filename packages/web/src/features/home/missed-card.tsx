import { useState } from 'react';

import { useCan } from '../../session/use-session.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Link } from '../../ui/link.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { m } from '../../words/m.ts';
import { useMissed } from '../choosing/api.ts';
import { MissedRow } from './missed-row.tsx';

import styles from './missed.module.css';

/** As many as a phone has room for. */
const FIRST = 5;

/** Nobody is missed for long where everybody sees who is. */
export function MissedCard() {
  const { data, isError, isFetching, refetch } = useMissed();
  const mayRecord = useCan('reports.add');
  const [isWhole, setWhole] = useState(false);
  const people = data?.people.slice(0, isWhole ? undefined : FIRST) ?? [];
  return (
    <Card title={m.home_missed_title()}>
      {isError && !data && (
        <ErrorState level={3} busy={isFetching} onRetry={() => void refetch()} />
      )}
      {!isError && !data && (
        <>
          <Skeleton shape="pair" width="long" />
          <Skeleton shape="pair" width="long" />
        </>
      )}
      {data?.count === 0 && (
        <p>{data.recorded ? m.home_missed_nobody() : m.home_missed_not_begun()}</p>
      )}
      {data && !data.recorded && mayRecord && (
        <div>
          <Link kind="quiet-button" to="/manage-report">
            {m.home_missed_begin()}
          </Link>
        </div>
      )}
      {data && data.count > 0 && (
        <>
          <p className={styles.quiet}>{m.home_missed_lead()}</p>
          <ul className={styles.people} aria-label={m.home_missed_title()}>
            {people.map((person) => (
              <li key={person.id} className={styles.person}>
                <MissedRow person={person} />
              </li>
            ))}
          </ul>
          {people.length < data.people.length ? (
            <div>
              <Button kind="quiet" size="small" onClick={() => setWhole(true)}>
                {m.ui_show_more()}
              </Button>
            </div>
          ) : (
            data.count > people.length && (
              <p className={styles.quiet}>
                {m.home_missed_more({ count: data.count - people.length })}
              </p>
            )
          )}
        </>
      )}
    </Card>
  );
}
