import type { CurrentUser } from '@relish/shared/accounts/account/current-user.ts';

import { Link } from '../../../ui/actions/link.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { m } from '../../../words/m.ts';
import { ROLE_WORDS } from '../../../words/roles.ts';

import styles from './account-details.module.css';

export function AccountDetails({ user }: { user: CurrentUser }) {
  const { name, organisation } = user.carehome;
  const details = [
    [m.account_home(), name],
    // A family, or a home that is its own organisation, would be listed twice.
    ...(organisation.name === name ? [] : [[m.account_organisation(), organisation.name]]),
    [m.account_role(), ROLE_WORDS[user.role]()],
    [m.account_package(), user.package.title],
  ];
  return (
    <Card
      title={m.account_title()}
      actions={
        <>
          <Link to="/my-details">{m.my_details_link()}</Link>
          {user.carehomes_count > 1 && <Link to="/switch">{m.switch_title()}</Link>}
        </>
      }
    >
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
