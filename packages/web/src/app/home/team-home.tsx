import type { CurrentUser } from '@relish/shared/account/current-user.ts';
import { lazy, Suspense } from 'react';

import { KeyFigures } from '../../features/dashboard/key-figures.tsx';
import { useHome } from '../../features/home/api.ts';
import { MissedCard } from '../../features/home/missed-card.tsx';
import { Ways } from '../../features/home/ways.tsx';
import { useCan } from '../../session/use-session.ts';
import { ErrorBoundary } from '../../ui/error-boundary.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { HomeFailed } from './home-failed.tsx';
import { ReviewsCard } from './reviews-card.tsx';
import { TodayStrip } from './today-strip.tsx';
import { Today } from './today.tsx';

import styles from './home.module.css';

// Drawn below what is looked at first.
const HomeGraphs = lazy(async () => ({
  default: (await import('../../features/dashboard/home-graphs.tsx')).HomeGraphs,
}));

/** For those who look after people: who was missed, whether it gets better, and what today brings. */
export default function TeamHome({ user }: { user: CurrentUser }) {
  const home = useHome();
  const seesGraphs = useCan('dashboard.view-graphs');
  const { data } = home;
  const aWeekAgo = data?.key_figures?.figures.find(({ id }) => id === 'K7')?.previous;
  return (
    <>
      {home.isError && !data ? (
        <HomeFailed home={home} />
      ) : (
        <div className={styles.board}>
          <div className={`${styles.main} ${styles.stack}`}>
            <TodayStrip home={data} />
            <MissedCard missed={data?.missed} aWeekAgo={aWeekAgo} />
          </div>
          {seesGraphs && (
            <div className={styles.figures}>
              <KeyFigures figures={data?.key_figures?.figures} />
            </div>
          )}
          <div className={`${styles.today} ${styles.stack}`}>
            <Today home={data} />
          </div>
          <div className={styles.reviews}>
            <ReviewsCard />
          </div>
        </div>
      )}
      {seesGraphs && (
        <ErrorBoundary level={2}>
          <Suspense fallback={<Skeleton shape="pair" width="long" />}>
            <HomeGraphs />
          </Suspense>
        </ErrorBoundary>
      )}
      <Ways user={user} ways={['choose', 'reports', 'tutorials']} />
    </>
  );
}
