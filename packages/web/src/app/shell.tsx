import { can } from '@relish/shared/permissions.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { I18nProvider } from 'react-aria-components';
import { Outlet, useLocation } from 'react-router';

import { TourStage } from '../features/library/tours/tour-stage.tsx';
import { homeData } from '../session/home-data.ts';
import { shownUser } from '../session/session-state.ts';
import { useSession } from '../session/use-session.ts';
import { PageToolsProvider } from '../ui/layout/page-tools.tsx';
import { m } from '../words/m.ts';
import { locale } from '../words/speak.ts';
import { HelpButton } from './help/help-button.tsx';
import { Help } from './help/help.tsx';
import { useTabTitle } from './page-title.ts';
import { Palette } from './palette/palette.tsx';
import { PhoneBar } from './phone-bar.tsx';
import { Rail } from './rail.tsx';
import { ShellFailure } from './shell-failure.tsx';
import { ShellSkeleton } from './shell-skeleton.tsx';
import { Shortcuts } from './shortcuts.tsx';
import { WorksOffline } from './works-offline.tsx';

import styles from './shell.module.css';

// The outbox is checked only after the screen has loaded.
const DemoFrame = lazy(() => import('../features/system/demo-mode/demo-frame.tsx'));
const AppIcon = lazy(() => import('../features/chat/threads/app-icon.tsx'));
const MarksBanner = lazy(() => import('../features/events/register/marks-banner.tsx'));
const MessagesBanner = lazy(() => import('../features/chat/messages/messages-banner.tsx'));
const PhotosBanner = lazy(() => import('../features/photos/uploads/photos-banner.tsx'));
const EntriesBanner = lazy(() => import('../features/surveys/survey-entries/entries-banner.tsx'));
const ChecksBanner = lazy(() => import('../features/risks/session-checks/checks-banner.tsx'));
const CountsBanner = lazy(() => import('../features/outings/headcounts/counts-banner.tsx'));
const OutboxBanner = lazy(() => import('../features/reports/reports/outbox-banner.tsx'));

const PAGE_TOOLS = <HelpButton />;

/** Wraps every screen of a signed-in user. */
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
    // Inside the shell rather than around the app, because it costs the first screen a tenth of a
    // second on a slow phone.
    <I18nProvider locale={locale()}>
      <QueryClientProvider client={homeData}>
        <a className={styles.skip} href="#main">
          {m.shell_skip()}
        </a>
        {user.demo && (
          <Suspense>
            <DemoFrame />
          </Suspense>
        )}
        <div className={`${styles.shell} ${isPlace ? styles.withBar : ''}`}>
          <Rail user={user} />
          {/* Keyed by home, so that no state survives a switch to another home. */}
          <main key={user.carehome.id} id="main" className={styles.main} tabIndex={-1}>
            <WorksOffline user={user} pathname={pathname} />
            {can(user, 'reports.add') && (
              <Suspense>
                <OutboxBanner />
                <MarksBanner />
              </Suspense>
            )}
            {can(user, 'risk-assessments.check') && (
              <Suspense>
                <ChecksBanner />
                <CountsBanner />
              </Suspense>
            )}
            {can(user, 'photos.add') && (
              <Suspense>
                <PhotosBanner />
              </Suspense>
            )}
            {can(user, 'chat.use') && (
              <Suspense>
                <MessagesBanner />
                <AppIcon />
              </Suspense>
            )}
            {can(user, 'surveys.answer') && (
              <Suspense>
                <EntriesBanner />
              </Suspense>
            )}
            <PageToolsProvider value={PAGE_TOOLS}>
              <Outlet />
            </PageToolsProvider>
          </main>
          <Help user={user} />
          {isPlace && <PhoneBar user={user} />}
        </div>
        <Shortcuts user={user} />
        <Palette user={user} />
        <TourStage />
      </QueryClientProvider>
    </I18nProvider>
  );
}
