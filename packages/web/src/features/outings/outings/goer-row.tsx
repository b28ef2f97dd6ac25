import { calledName } from '@relish/shared/residents/residents/called-name.ts';
import { SAFETY_STALE_DAYS } from '@relish/shared/residents/residents/choices.ts';
import { useState } from 'react';

import { Link } from '../../../ui/actions/link.tsx';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { Avatar } from '../../../ui/layout/avatar.tsx';
import { formatDay } from '../../../words/format.ts';
import { m } from '../../../words/m.ts';
import type { Goer, Outing } from './api.ts';
import { NEED_WORDS } from './outing-words.ts';

import styles from './outing.module.css';

const DAY_MS = 86_400_000;

interface Props {
  goer: Goer;
  staff: Outing['staff'];
}

/** A face, who is with them, and what they need; the numbers to ring are one tap away. */
export function GoerRow({ goer, staff }: Props) {
  const worker = staff.find(({ id }) => id === goer.worker_id);
  return (
    <div className={styles.goer}>
      <Avatar
        id={goer.id}
        firstName={goer.preferred_name}
        lastName={goer.last_name}
        photo={goer.picture?.small}
        size="large"
      />
      <div className={styles.about}>
        <h3 className={styles.name} translate="no">
          {calledName(goer)}
        </h3>
        <p className={styles.quiet}>
          {worker ? m.outing_with({ name: worker.name }) : m.outing_with_nobody()}
        </p>
        {goer.description !== null && <p translate="no">{goer.description}</p>}
        <SafetyAge checkedOn={goer.safety_checked_on} />
        <Needs needs={goer.needs.filter(isUrgent)} />
        <details>
          <summary className={styles.summary}>{m.outing_details()}</summary>
          <Needs needs={goer.needs.filter((need) => !isUrgent(need))} />
        </details>
        {goer.emergency_contacts.length === 0 ? (
          <p className={styles.quiet}>{m.outing_no_contacts()}</p>
        ) : (
          <ul className={styles.contacts} aria-label={m.outing_contacts()}>
            {goer.emergency_contacts.map(({ name, telephone }) => (
              <li key={name + telephone}>
                <span translate="no">{name}</span>{' '}
                <Link href={`tel:${telephone.replaceAll(/[^\d+]/g, '')}`}>{telephone}</Link>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}

/** Read at a glance, without opening anything. */
const isUrgent = ({ about }: Goer['needs'][number]) =>
  about === 'allergies' || about === 'mobility';

const Needs = ({ needs }: { needs: Goer['needs'] }) =>
  needs.length === 0 ? null : (
    <dl className={styles.needs}>
      {needs.map(({ about, text }) => (
        <div key={about} className={about === 'allergies' ? styles.allergies : undefined}>
          <dt>{NEED_WORDS[about]()}</dt>
          <dd translate="no">{text}</dd>
        </div>
      ))}
    </dl>
  );

/** Old facts look as true as new ones. */
function SafetyAge({ checkedOn }: { checkedOn: string | null }) {
  const [now] = useState(() => Date.now());
  if (checkedOn === null)
    return (
      <p>
        <Badge kind="attention">{m.outing_never_confirmed()}</Badge>
      </p>
    );
  const age = (now - new Date(checkedOn).getTime()) / DAY_MS;
  return age > SAFETY_STALE_DAYS ? (
    <p>
      <Badge kind="attention">{m.outing_confirmed_on({ day: formatDay(checkedOn) })}</Badge>
    </p>
  ) : null;
}
