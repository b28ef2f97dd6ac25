import type { CurrentUser } from '@relish/shared/account/current-user.ts';

import { Card } from '../../ui/card.tsx';
import { ROLE_WORDS } from './role-words.ts';

import styles from './account-details.module.css';

export function AccountDetails({ user }: { user: CurrentUser }) {
  const { name, organisation } = user.carehome;
  const details = [
    // A family, or a home that is its own organisation, would be named twice.
    ...(organisation.name === name ? [] : [['Organisation', organisation.name]]),
    ['Your role', ROLE_WORDS[user.role]],
    ['Package', user.package.title],
    ['Signed in as', user.email],
  ];
  return (
    <Card title="Your account">
      <dl className={styles.details}>
        {details.map(([term, value]) => (
          <div key={term} className={styles.detail}>
            <dt className={styles.term}>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
