import type { CurrentUser } from '@relish/shared/account/current-user.ts';
import { type ComponentType, lazy, Suspense } from 'react';

import { AttentionBanner } from '../features/home/attention-banner.tsx';
import { ConfirmEmailBanner } from '../features/home/confirm-email-banner.tsx';
import { FirstSteps } from '../features/home/first-steps.tsx';
import { Greeting } from '../features/home/greeting.tsx';
import { PackageBanner } from '../features/home/package-banner.tsx';
import { useCan, useUser } from '../session/use-session.ts';
import { useToday } from '../session/use-today.ts';
import { Skeleton } from '../ui/skeleton.tsx';
import { type HomeKind, homeKindOf } from './home/home-kind.ts';

import styles from './home/home.module.css';

const HOMES: Record<HomeKind, ComponentType<{ user: CurrentUser }>> = {
  team: lazy(() => import('./home/team-home.tsx')),
  relative: lazy(() => import('./home/relative-home.tsx')),
  family: lazy(() => import('./home/family-home.tsx')),
  inspector: lazy(() => import('./home/inspector-home.tsx')),
  'small-package': lazy(() => import('./home/library-home.tsx')),
  guest: lazy(() => import('./home/guest-home.tsx')),
};

/** The first screen, whoever it is: whom we greet, what cannot wait, then what is theirs. */
export default function HomePage() {
  const user = useUser();
  const today = useToday();
  const mayAttend = useCan('observations.attend');
  const Home = HOMES[homeKindOf(user)];
  return (
    <div className={styles.page}>
      <Greeting user={user} today={today} />
      {mayAttend && <AttentionBanner />}
      {!user.email_confirmed && <ConfirmEmailBanner email={user.email} />}
      <PackageBanner user={user} />
      <Suspense fallback={<Skeleton shape="pair" width="long" />}>
        <Home user={user} />
      </Suspense>
      <FirstSteps user={user} />
    </div>
  );
}
