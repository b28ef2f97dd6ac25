import type { CurrentUser } from '@relish/shared/account/current-user.ts';

import { useHome } from '../../features/home/api.ts';
import { Ways } from '../../features/home/ways.tsx';
import { NoticesCard } from '../../features/notices/notices-card.tsx';
import { useMyPeople } from '../../features/relatives/api.ts';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { m } from '../../words/m.ts';
import { HomeFailed } from './home-failed.tsx';
import { PersonPart, VisitPart } from './person-part.tsx';
import { WeekCard } from './week-card.tsx';

import styles from './relative-home.module.css';

/** For a relative: their person first, then how to be together, then the home. */
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
      <div className={styles.person}>
        {people.data.length === 0 && (
          <EmptyState level={2} title={m.home_person_none_title()}>
            {m.home_person_none_text({ home: user.carehome.name })}
          </EmptyState>
        )}
        {people.data.map((person) => (
          <PersonPart
            key={person.id}
            person={person}
            birthday={home.data?.birthdays?.find(({ id }) => id === person.id)}
          />
        ))}
      </div>
      <div className={styles.ideas}>
        {people.data.map((person) => (
          <VisitPart key={person.id} person={person} />
        ))}
      </div>
      <div className={styles.rest}>
        {home.isError && !home.data && <HomeFailed home={home} />}
        {home.data?.notices && <NoticesCard notices={home.data.notices} />}
        {home.data?.featured && <WeekCard themes={home.data.featured.themes} />}
        <Ways user={user} ways={['activities', 'videos', 'pal']} />
      </div>
    </div>
  );
}
