import type { CurrentUser } from '@relish/shared/accounts/account/current-user.ts';
import { type ComponentType, lazy, Suspense } from 'react';

import { useCan, useUser } from '../../../session/use-session.ts';
import { useToday } from '../../../session/use-today.ts';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { TrialLine } from '../../accounts/package/public.tsx';
import { TourOffer } from '../../library/tours/public.tsx';
import { FirstSteps } from '../first-steps/public.tsx';
import { useSetup } from '../setup/api.ts';
import { SetupChecklist } from '../setup/public.tsx';
import { AttentionBanner } from './attention-banner.tsx';
import { ConfirmEmailBanner } from './confirm-email-banner.tsx';
import { Greeting } from './greeting.tsx';
import { type HomeKind, chooseHomeKind } from './home-kind.ts';
import { OverdueList } from './overdue-list.tsx';
import { PackageBanner } from './package-banner.tsx';

import styles from './home.module.css';

const HOMES: Record<HomeKind, ComponentType<{ user: CurrentUser }>> = {
  team: lazy(() => import('./team-home.tsx')),
  relative: lazy(() => import('./relative-home.tsx')),
  family: lazy(() => import('./family-home.tsx')),
  inspector: lazy(() => import('./inspector-home.tsx')),
  'small-package': lazy(() => import('./library-home.tsx')),
  guest: lazy(() => import('./guest-home.tsx')),
};

/** Greeting and urgent banners for everyone, then the screen for this kind of user. */
export default function HomePage() {
  const user = useUser();
  const today = useToday();
  const mayAttend = useCan('observations.attend');
  const maySetUp = useCan('home.manage');
  const { data: setup } = useSetup(maySetUp);
  const Home = HOMES[chooseHomeKind(user)];
  return (
    <div className={styles.page}>
      <Greeting user={user} today={today} />
      <div className={styles.attention}>
        {mayAttend && <AttentionBanner />}
        <OverdueList />
      </div>
      {!user.email_confirmed && !setup && <ConfirmEmailBanner email={user.email} />}
      <PackageBanner user={user} />
      <TrialLine user={user} />
      {setup && (
        <Suspense fallback={<Skeleton shape="pair" width="long" />}>
          <SetupChecklist />
        </Suspense>
      )}
      <TourOffer />
      <Suspense fallback={<Skeleton shape="pair" width="long" />}>
        <Home user={user} />
      </Suspense>
      {!maySetUp && (
        <Suspense>
          <FirstSteps />
        </Suspense>
      )}
    </div>
  );
}
