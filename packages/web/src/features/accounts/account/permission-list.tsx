import type { CurrentUser } from '@relish/shared/accounts/account/current-user.ts';
import { can, type Permission } from '@relish/shared/permissions.ts';

import { Card } from '../../../ui/layout/card.tsx';
import { TickIcon } from '../../../ui/tokens/icons.tsx';
import { m } from '../../../words/m.ts';
import { PERMISSION_WORDS } from '../../../words/permissions.ts';

import styles from './permission-list.module.css';

export function PermissionList({ user }: { user: CurrentUser }) {
  const allowed = (Object.keys(PERMISSION_WORDS) as Permission[]).filter((each) => can(user, each));
  return (
    <Card title={m.may_title()}>
      <ul className={styles.list}>
        {allowed.map((permission) => (
          <li key={permission} className={styles.item}>
            <TickIcon />
            {PERMISSION_WORDS[permission]()}
          </li>
        ))}
      </ul>
    </Card>
  );
}
