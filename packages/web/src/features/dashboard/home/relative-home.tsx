import type { CurrentUser } from '@relish/shared/accounts/account/current-user.ts';

import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { m } from '../../../words/m.ts';
import { VisitingCard } from '../../accounts/home-details/public.tsx';
import { NoticesCard } from '../../board/notices/public.tsx';
import { TodayEventsCard } from '../../events/events/public.tsx';
import { LimitsBanner } from '../../events/visits/public.tsx';
import { useMyPeople } from '../../residents/relatives/api.ts';
import { useHome } from './api.ts';
import { HomeFailed } from './home-failed.tsx';
import { PersonPart, VisitPart } from './person-part.tsx';
import { Ways } from './ways.tsx';
import { WeekCard } from './week-card.tsx';

import styles from './relative-home.module.css';

/** First screen of a relative: their resident, then visit ideas, then the home. */
export default function RelativeHome({ user }: { user: CurrentUser }) {
  const people = useMyPeople();
  const home = useHome();
  if (people.isError)
    return (
      <Card title={m.home_error()}>
        <ErrorState level={3} busy={people.isFetching} onRetry={() => void people.refetch()} />
      </Card>
    );
  if (!people.data) return <Skeleton shape="pair" width="long" />;
  return (
    <div className={styles.visit}>
      <div className={styles.person} data-tour="home-person">
        {people.data.length === 0 && (
          <EmptyState level={2} title={m.home_person_none_title()}>
            {m.home_person_none_text({ home: user.carehome.name })}
          </EmptyState>
        )}
        <LimitsBanner />
        {people.data.map((person) => (
          <PersonPart
            key={person.id}
            person={person}
            birthday={home.data?.birthdays?.find(({ id }) => id === person.id)}
          />
        ))}
      </div>
      <div className={styles.ideas} data-tour="home-ideas">
        {people.data.map((person) => (
          <VisitPart key={person.id} person={person} />
        ))}
      </div>
      <div className={styles.rest}>
        <TodayEventsCard />
        <VisitingCard home={user.carehome.name} />
        {home.isError && !home.data && <HomeFailed home={home} />}
        {home.data?.notices && <NoticesCard notices={home.data.notices} />}
        {home.data?.featured && <WeekCard themes={home.data.featured.themes} />}
        <Ways user={user} ways={['activities', 'videos', 'pal']} />
      </div>
    </div>
  );
}
