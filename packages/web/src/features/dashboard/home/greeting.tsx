import type { CurrentUser } from '@relish/shared/accounts/account/current-user.ts';

import { Link } from '../../../ui/actions/link.tsx';
import { SunnyWindow } from '../../../ui/illustrations/sunny-window.tsx';
import { PageHeading } from '../../../ui/layout/page-heading.tsx';
import { PageTools } from '../../../ui/layout/page-tools.tsx';
import { formatWeekday } from '../../../words/format.ts';
import { m } from '../../../words/m.ts';

import styles from './greeting.module.css';

export const Greeting = ({ user, today }: { user: CurrentUser; today: string }) => (
  <header className={styles.greeting}>
    <div className={styles.words}>
      <PageHeading>{m.home_greeting({ name: user.first_name })}</PageHeading>
      <p className={styles.home} translate="no">
        {user.carehome.name}
      </p>
      <p className={styles.day} translate="no">
        {formatWeekday(today)}
      </p>
      {user.carehomes_count > 1 && (
        <div className={styles.switch}>
          <Link kind="quiet-button" to="/switch">
            {m.switch_title()}
          </Link>
        </div>
      )}
    </div>
    <div className={styles.picture}>
      <SunnyWindow />
    </div>
    <div className={styles.tools}>
      <PageTools />
    </div>
  </header>
);
