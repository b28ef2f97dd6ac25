import type { CurrentUser } from '@relish/shared/accounts/account/current-user.ts';

import { TodayEventsCard } from '../../events/events/public.tsx';
import { useHome } from './api.ts';
import { FeaturedPart } from './featured-part.tsx';
import { HomeFailed } from './home-failed.tsx';
import { Ways } from './ways.tsx';
import { WeekCard } from './week-card.tsx';

/** First screen of a family without a care home. */
export default function FamilyHome({ user }: { user: CurrentUser }) {
  const home = useHome();
  const { data } = home;
  return (
    <>
      {home.isError && !data ? (
        <HomeFailed home={home} />
      ) : (
        <>
          <TodayEventsCard />
          <FeaturedPart featured={data?.featured} />
          {data?.featured && <WeekCard themes={data.featured.themes} />}
        </>
      )}
      <Ways user={user} ways={['tutorials', 'videos', 'pal']} />
    </>
  );
}
