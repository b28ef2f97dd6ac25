import { useState } from 'react';

import { Button } from '../../../ui/actions/button.tsx';
import { Link } from '../../../ui/actions/link.tsx';
import { Avatar } from '../../../ui/layout/avatar.tsx';
import { formatNumber } from '../../../words/format.ts';
import { m } from '../../../words/m.ts';
import type { Minutes } from './api.ts';

import styles from './graphs.module.css';

type Person = NonNullable<Minutes['below']>[number];

const FIRST = 8;

/** Sorted by name, so that residents are not ranked. */
export function BelowLine({ people, amber }: { people: readonly Person[]; amber: number }) {
  const [isWhole, setWhole] = useState(false);
  const title = m.dashboard_below_title({ count: people.length, amber });
  const shown = isWhole ? people : people.slice(0, FIRST);
  if (people.length === 0)
    return <p className={styles.nobody}>{m.dashboard_below_nobody({ amber })}</p>;
  return (
    <section className={styles.below} aria-label={title}>
      <h3 className={styles.belowTitle}>{title}</h3>
      <ul className={styles.people}>
        {shown.map((person) => (
          <li key={person.id} className={styles.person}>
            <Avatar
              firstName={person.preferred_name}
              lastName={person.last_name}
              id={person.id}
              photo={person.picture?.small}
              size="small"
            />
            <div>
              <Link to={`/resident?id=${person.id}`}>
                <span translate="no">
                  {person.preferred_name} {person.last_name}
                </span>
              </Link>
              <p className={styles.quiet}>{minutesWords(person)}</p>
            </div>
          </li>
        ))}
      </ul>
      {shown.length < people.length && (
        <div>
          <Button kind="quiet" size="small" onClick={() => setWhole(true)}>
            {m.dashboard_below_all({ count: people.length })}
          </Button>
        </div>
      )}
    </section>
  );
}

function minutesWords({ minutes, one_to_one }: Person): string {
  const shown = { minutes: formatNumber(Math.round(minutes)) };
  return one_to_one > 0
    ? m.dashboard_below_one_to_one({ ...shown, one: formatNumber(Math.round(one_to_one)) })
    : m.dashboard_below_minutes(shown);
}
