import { useState } from 'react';

import { useCan } from '../../../session/use-session.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Link } from '../../../ui/actions/link.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { formatDay } from '../../../words/format.ts';
import { m } from '../../../words/m.ts';
import type { Home } from './api.ts';
import { MissedRow } from './missed-row.tsx';

import styles from './missed.module.css';

/** Rows shown before "show all". */
const FIRST = 3;

interface Props {
  missed: Home['missed'] | undefined;
  /** Last week's number; absent if the user may not see it. */
  aWeekAgo?: number | null | undefined;
}

function leadWords(count: number, aWeekAgo: number | null | undefined) {
  const lead = m.home_missed_lead({ count });
  if (aWeekAgo === null || aWeekAgo === undefined) return m.home_missed_plain({ lead });
  if (aWeekAgo === count) return m.home_missed_as_many({ lead });
  const by = Math.abs(count - aWeekAgo);
  return count < aWeekAgo ? m.home_missed_fewer({ lead, by }) : m.home_missed_risen({ lead, by });
}

function nobodyWords({ recorded, targets_from }: NonNullable<Home['missed']>) {
  if (targets_from !== null) return m.home_missed_new_home({ day: formatDay(targets_from) });
  return recorded ? m.home_missed_nobody() : m.home_missed_not_begun();
}

/** Residents without a recorded activity for some days. */
export function MissedCard({ missed, aWeekAgo }: Props) {
  const mayRecord = useCan('reports.add');
  const [isWhole, setWhole] = useState(false);
  const people = missed?.people.slice(0, isWhole ? undefined : FIRST) ?? [];
  return (
    <Card title={m.home_missed_title()} tour="home-missed">
      {!missed && (
        <>
          <Skeleton shape="pair" width="long" />
          <Skeleton shape="pair" width="long" />
          <Skeleton shape="pair" width="long" />
        </>
      )}
      {missed?.count === 0 && <p>{nobodyWords(missed)}</p>}
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
