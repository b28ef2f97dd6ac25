import type { CurrentUser } from '@relish/shared/account/current-user.ts';

import { Link } from '../../ui/link.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { SunnyWindow } from '../../ui/sunny-window.tsx';
import { formatWeekday } from '../../words/format.ts';
import { m } from '../../words/m.ts';

import styles from './greeting.module.css';

/** Whom we greet, at which home they are, and which day it is there. */
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
  </header>
);
