import type { CurrentUser } from '@relish/shared/accounts/account/current-user.ts';
import { can } from '@relish/shared/permissions.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';

import { read } from '../api/client.ts';
import { isOnline, watchNetwork } from '../platform/network.ts';
import { whenOfflineReady } from '../platform/service-worker.ts';
import { Banner } from '../ui/feedback/banner.tsx';
import { m } from '../words/m.ts';
import { carriesOn, offlineOffer } from './offline-state.ts';

import styles from './works-offline.module.css';

/** Screens whose answers are cached on the device; on all others the alert offers nothing. */
const WORKS_OFFLINE: ReadonlySet<string> = new Set([
  '/tabs/home',
  '/tabs/residents',
  '/tabs/relatives',
  '/tabs/activities',
  '/tabs/activities/today',
  '/tabs/notice-board',
  '/tabs/chat',
  '/chat-thread',
  '/tabs/events',
  '/event',
  '/tabs/reports',
  '/tabs/tutorials',
  '/tabs/more',
  '/tutorial',
  '/activity',
  '/resident',
  '/resident-glance',
  '/report',
  '/manage-report',
  '/fire-list',
  '/session-check',
  '/outing',
  '/headcount',
]);

/** Sets the alert's offer for this screen, and shows a banner while the user works offline. */
export function WorksOffline({ user, pathname }: { user: CurrentUser; pathname: string }) {
  const online = useSyncExternalStore(watchNetwork, isOnline);
  const isCarryingOn = useSyncExternalStore(carriesOn.subscribe, carriesOn.get);
  const mayRecord = can(user, 'reports.add');
  const offer = !WORKS_OFFLINE.has(pathname) ? undefined : mayRecord ? 'record' : 'read';
  useEffect(() => {
    offlineOffer.set(offer);
    return () => offlineOffer.set(undefined);
  }, [offer]);
  useRecordOptions(mayRecord);

  if (online || !isCarryingOn) return null;
  return (
    <div className={styles.banner}>
      <Banner kind="info" title={m.offline_banner_title()}>
        {mayRecord ? m.offline_banner_recording() : m.offline_banner_reading()}
      </Banner>
    </div>
  );
}

/** Prefetches the form options, so that a first record can be started offline. */
function useRecordOptions(isNeeded: boolean) {
  const queries = useQueryClient();
  useEffect(() => {
    if (!isNeeded) return undefined;
    return whenOfflineReady(() => {
      if (!isOnline()) return;
      void queries.prefetchQuery({
        queryKey: ['reports/beginning', {}],
        queryFn: ({ signal }) => read('reports/beginning', {}, { signal, quiet: true }),
      });
    });
  }, [isNeeded, queries]);
}
