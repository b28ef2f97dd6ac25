import { PRODUCT_NAME } from '@relish/shared/constants.ts';

import { useSession } from '../../session/use-session.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { AccountDetails } from './account-details.tsx';
import { AccountFailure } from './account-failure.tsx';
import { AccountFrame } from './account-frame.tsx';
import { AccountSkeleton } from './account-skeleton.tsx';
import { CarehomeSwitcher } from './carehome-switcher.tsx';
import { PermissionList } from './permission-list.tsx';

import styles from './account-page.module.css';

export default function AccountPage() {
  const session = useSession();
  if (session.state !== 'authenticated' || session.person.is === 'loading')
    return <AccountSkeleton />;
  if (session.person.is === 'failed') return <AccountFailure error={session.person.error} />;

  const { user } = session.person;
  return (
    <AccountFrame>
      <title>{`${user.carehome.name} – ${PRODUCT_NAME}`}</title>
      <div className={styles.greeting}>
        <Avatar firstName={user.first_name} lastName={user.last_name} />
        <div className={styles.words}>
          <PageHeading>Hello, {user.first_name}</PageHeading>
          <p className={styles.home}>{user.carehome.name}</p>
        </div>
      </div>
      <div className={styles.columns}>
        <div className={styles.column}>
          <AccountDetails user={user} />
          {user.carehomes_count > 1 && <CarehomeSwitcher user={user} />}
        </div>
        <PermissionList user={user} />
      </div>
    </AccountFrame>
  );
}
