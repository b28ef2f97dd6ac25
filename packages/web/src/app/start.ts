import { createBrowserRouter } from 'react-router';

import { handleFailuresWith, keepAnswersWith } from '../api/client.ts';
import { deviceReady, onBackButton, onForeground, onOpenedLink } from '../platform/lifecycle.ts';
import { watchNetwork } from '../platform/network.ts';
import { onNotificationOpened, registerServiceWorker } from '../platform/service-worker.ts';
import { reportPage, startAnalytics } from '../reporting/analytics.ts';
import { startErrorReporting } from '../reporting/error-reporting.ts';
import { keptAnswers, refreshAfterOffline } from '../session/kept-answers.ts';
import { reportActivity, reportActivityOnceLoaded } from '../session/report-activity.ts';
import { subscribe } from '../session/session-state.ts';
import { reloadUserIfFailed, startSession } from '../session/session.ts';
import { followSession } from './follow-session.ts';
import { handleFailure } from './handle-failures.ts';
import { reloadTowards } from './lazy-page.ts';
import { routes } from './routes.tsx';
import { beginAtTheTop } from './scroll-places.ts';

/**
 * Connects session, routes, failure handling, device and reporting, which do not import each other.
 */
export function start() {
  // First, so that any failure below is shown instead of hidden behind the splash screen.
  void deviceReady();
  startErrorReporting();
  handleFailuresWith(handleFailure);
  keepAnswersWith(keptAnswers);
  const stopSession = startSession();

  beginAtTheTop();
  const router = createBrowserRouter(routes);
  reloadTowards(() => {
    const { pathname, search, hash } = router.state.navigation.location ?? router.state.location;
    return pathname + search + hash;
  });
  const open = (path: string) => void router.navigate(path);
  onOpenedLink(open);
  onNotificationOpened(open);
  onForeground(reportActivity);
  onBackButton(closeOverlay);
  startAnalytics();
  registerServiceWorker();

  const stops = [
    stopSession,
    followSession(router),
    subscribe(reportActivityOnceLoaded),
    watchNetwork((online) => {
      if (!online) return;
      reloadUserIfFailed();
      refreshAfterOffline();
    }),
    router.subscribe(({ navigation, location }) => {
      if (navigation.state !== 'idle') return;
      reportActivityOnceLoaded();
      reportPage(location.pathname);
    }),
  ];
  const stop = () => {
    stops.forEach((each) => each());
    router.dispose();
  };
  return { router, stop };
}

/** Returns whether an overlay was open, which Android's back button has now closed. */
function closeOverlay(): boolean {
  const overlay = document.querySelector(
    '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]',
  );
  if (!overlay) return false;
  // Overlays close on Escape, except mandatory ones; for those the back button does nothing either.
  const target = document.activeElement ?? overlay;
  target.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  return true;
}
