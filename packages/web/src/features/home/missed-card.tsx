import { useState } from 'react';

import { useCan } from '../../session/use-session.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Link } from '../../ui/link.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { m } from '../../words/m.ts';
import type { Home } from './api.ts';
import { MissedRow } from './missed-row.tsx';

import styles from './missed.module.css';

/** As many as leave room for the rest of the day. */
const FIRST = 3;

interface Props {
  missed: Home['missed'] | undefined;
  /** How many they were then; unknown where nobody may know. */
  aWeekAgo?: number | null | undefined;
}

/** How many, and whether it gets better. */
function leadWords(count: number, aWeekAgo: number | null | undefined) {
  const lead = m.home_missed_lead({ count });
  if (aWeekAgo === null || aWeekAgo === undefined) return m.home_missed_plain({ lead });
  if (aWeekAgo === count) return m.home_missed_as_many({ lead });
  const by = Math.abs(count - aWeekAgo);
  return count < aWeekAgo ? m.home_missed_fewer({ lead, by }) : m.home_missed_risen({ lead, by });
}

/** Nobody is missed for long where everybody sees who is. */
export function MissedCard({ missed, aWeekAgo }: Props) {
  const mayRecord = useCan('reports.add');
  const [isWhole, setWhole] = useState(false);
  const people = missed?.people.slice(0, isWhole ? undefined : FIRST) ?? [];
  return (
    <Card title={m.home_missed_title()}>
      {!missed && (
        <>
          <Skeleton shape="pair" width="long" />
          <Skeleton shape="pair" width="long" />
          <Skeleton shape="pair" width="long" />
        </>
      )}
      {missed?.count === 0 && (
        <p>{missed.recorded ? m.home_missed_nobody() : m.home_missed_not_begun()}</p>
      )}
      {missed && !missed.recorded && mayRecord && (
        <div>
          <Link kind="quiet-button" to="/manage-report">
            {m.home_missed_begin()}
          </Link>
        </div>
      )}
      {missed && missed.count > 0 && (
        <>
          <p className={styles.quiet}>{leadWords(missed.count, aWeekAgo)}</p>
          <ul className={styles.people} aria-label={m.home_missed_title()}>
            {people.map((person) => (
              <li key={person.id} className={styles.person}>
                <MissedRow person={person} />
              </li>
            ))}
          </ul>
          {people.length < missed.people.length ? (
            <div>
              <Button kind="quiet" size="small" onClick={() => setWhole(true)}>
                {m.ui_show_more()}
              </Button>
            </div>
          ) : (
            missed.count > people.length && (
              <p className={styles.quiet}>
                {m.home_missed_more({ count: missed.count - people.length })}
              </p>
            )
          )}
        </>
      )}
    </Card>
  );
}
