import type { CurrentUser } from '@relish/shared/account/current-user.ts';

import { useHome } from '../../features/home/api.ts';
import { Ways } from '../../features/home/ways.tsx';
import { FeaturedPart } from './featured-part.tsx';
import { HomeFailed } from './home-failed.tsx';
import { WeekCard } from './week-card.tsx';

/** For a family without a care home: ideas and what helps with them. */
export default function FamilyHome({ user }: { user: CurrentUser }) {
  const home = useHome();
  const { data } = home;
  return (
    <>
      {home.isError && !data ? (
        <HomeFailed home={home} />
      ) : (
        <>
          <FeaturedPart featured={data?.featured} />
          {data?.featured && <WeekCard themes={data.featured.themes} />}
        </>
      )}
      <Ways user={user} ways={['tutorials', 'videos', 'pal']} />
    </>
  );
}
