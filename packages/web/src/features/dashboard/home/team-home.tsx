import type { CurrentUser } from '@relish/shared/accounts/account/current-user.ts';
import { Suspense } from 'react';

import { useCan } from '../../../session/use-session.ts';
import { ErrorBoundary } from '../../../ui/feedback/error-boundary.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { m } from '../../../words/m.ts';
import { NoticesCard } from '../../board/notices/public.tsx';
import { WaitingFamilies } from '../../chat/threads/public.tsx';
import { TodayEventsCard } from '../../events/events/public.tsx';
import { AskedEvents } from '../../events/outcomes/public.tsx';
import { ExpectedCard } from '../../events/visits/public.tsx';
import { BirthdaysCard } from '../../residents/birthdays/public.tsx';
import { HomeGraphs } from '../graphs/public.tsx';
import { KeyFigures } from '../graphs/public.tsx';
import { useSetup } from '../setup/api.ts';
import { type Home, useHome } from './api.ts';
import { HomeFailed } from './home-failed.tsx';
import { MissedCard } from './missed-card.tsx';
import { ReviewsCard } from './reviews-card.tsx';
import { TodayStrip } from './today-strip.tsx';
import { Ways } from './ways.tsx';

import styles from './home.module.css';

/** First screen of staff: missed residents, figures and the day. */
export default function TeamHome({ user }: { user: CurrentUser }) {
  const home = useHome();
  const seesGraphs = useCan('dashboard.view-graphs');
  const mayRecord = useCan('reports.add');
  const { data } = home;
  const isNew = useIsNewHome();
  const aWeekAgo = data?.key_figures?.figures.find(({ id }) => id === 'K7')?.previous;
  return (
    <>
      {home.isError && !data ? (
        <HomeFailed home={home} />
      ) : (
        <div className={styles.board}>
          <div className={`${styles.main} ${styles.stack}`}>
            <TodayStrip home={data} />
            {!isNew && <MissedCard missed={data?.missed} aWeekAgo={aWeekAgo} />}
            <WaitingFamilies />
            {mayRecord && <AskedEvents />}
          </div>
          {seesGraphs && !isNew && (
            <div className={styles.figures}>
              <KeyFigures
                figures={data?.key_figures?.figures}
                targetsFrom={data?.key_figures?.targets_from}
              />
            </div>
          )}
          <div className={`${styles.today} ${styles.stack}`}>
            <Today home={data} />
            <ExpectedCard />
          </div>
          <div className={styles.reviews}>
            <ReviewsCard />
          </div>
        </div>
      )}
      {seesGraphs && !isNew && (
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

/** A home without records is welcomed, not measured. */
function useIsNewHome(): boolean {
  const maySetUp = useCan('home.manage');
  const { data } = useSetup(maySetUp);
  return data?.steps.some(({ id, state }) => id === 'record' && state !== 'done') === true;
}

function Today({ home }: { home: Home | undefined }) {
  return (
    <>
      {!home && (
        <Card title={m.home_today()}>
          <Skeleton shape="pair" width="long" />
          <Skeleton shape="pair" width="long" />
        </Card>
      )}
      {home?.notices && <NoticesCard notices={home.notices} />}
      <TodayEventsCard />
      {home?.birthdays && <BirthdaysCard birthdays={home.birthdays} />}
    </>
  );
}
