import { createBrowserRouter } from 'react-router';

import { handleFailuresWith } from '../api/client.ts';
import { deviceReady, onBackButton, onForeground, onOpenedLink } from '../platform/lifecycle.ts';
import { watchNetwork } from '../platform/network.ts';
import { onNotificationOpened, registerServiceWorker } from '../platform/service-worker.ts';
import { reportPage, startAnalytics } from '../reporting/analytics.ts';
import { startErrorReporting } from '../reporting/error-reporting.ts';
import { reportActivity, reportActivityOnceLoaded } from '../session/report-activity.ts';
import { subscribe } from '../session/session-state.ts';
import { reloadUserIfFailed, startSession } from '../session/session.ts';
import { closeOverlay } from './close-overlay.ts';
import { followSession } from './follow-session.ts';
import { handleFailure } from './handle-failures.ts';
import { reloadTowards } from './lazy-page.ts';
import { routes } from './routes.tsx';
import { beginAtTheTop } from './scroll-places.ts';

/** Connects what the layers below know nothing of: session, routes, failures, device and reports. */
export function start() {
  // First of all: whatever fails below must be seen, not hidden behind the splash.
  void deviceReady();
  startErrorReporting();
  handleFailuresWith(handleFailure);
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
    watchNetwork((online) => online && reloadUserIfFailed()),
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
