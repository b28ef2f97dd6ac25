import { can } from '@relish/shared/permissions.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { I18nProvider } from 'react-aria-components';
import { Outlet, useLocation } from 'react-router';

import { homeData } from '../session/home-data.ts';
import { shownUser } from '../session/session-state.ts';
import { useSession } from '../session/use-session.ts';
import { m } from '../words/m.ts';
import { locale } from '../words/speak.ts';
import { useTabTitle } from './page-title.ts';
import { PhoneBar } from './phone-bar.tsx';
import { Rail } from './rail.tsx';
import { ShellFailure } from './shell-failure.tsx';
import { ShellSkeleton } from './shell-skeleton.tsx';
import { Shortcuts } from './shortcuts.tsx';

import styles from './shell.module.css';

// What waits to be saved is looked for once the screen is there.
const OutboxBanner = lazy(() => import('../features/reports/outbox-banner.tsx'));

/** What surrounds every screen of somebody who is signed in. */
export default function Shell() {
  const session = useSession();
  const { pathname } = useLocation();
  useTabTitle(pathname);

  const user = shownUser(session);
  if (!user) {
    const person = session.state === 'authenticated' ? session.person : undefined;
    return person?.is === 'failed' ? <ShellFailure error={person.error} /> : <ShellSkeleton />;
  }
  const isPlace = pathname.startsWith('/tabs');
  return (
    // Here and not around everything: it would cost the first screen a tenth of a second on a slow phone.
    <I18nProvider locale={locale()}>
      <QueryClientProvider client={homeData}>
        <a className={styles.skip} href="#main">
          {m.shell_skip()}
        </a>
        <div className={`${styles.shell} ${isPlace ? styles.withBar : ''}`}>
          <Rail user={user} />
          {/* Keyed by home: nothing that a screen holds outlives the switch to another one. */}
          <main key={user.carehome.id} id="main" className={styles.main} tabIndex={-1}>
            {can(user, 'reports.add') && (
              <Suspense>
                <OutboxBanner />
              </Suspense>
            )}
            <Outlet />
          </main>
          {isPlace && <PhoneBar user={user} />}
        </div>
        <Shortcuts user={user} />
      </QueryClientProvider>
    </I18nProvider>
  );
}
