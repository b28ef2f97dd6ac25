import type { CurrentUser } from '@relish/shared/accounts/account/current-user.ts';

import { Columns } from '../../../ui/layout/columns.tsx';
import { NoticesCard } from '../../board/notices/public.tsx';
import { TodayEventsCard } from '../../events/events/public.tsx';
import { useHome } from './api.ts';
import { FeaturedPart } from './featured-part.tsx';
import { HomeFailed } from './home-failed.tsx';
import { Ways } from './ways.tsx';

/** First screen of a guest, such as a volunteer. */
export default function GuestHome({ user }: { user: CurrentUser }) {
  const home = useHome();
  const { data } = home;
  return (
    <>
      <TodayEventsCard />
      <Columns>
        {home.isError && !data ? (
          <HomeFailed home={home} />
        ) : (
          <NoticesCard notices={data?.notices ?? undefined} />
        )}
        <Ways user={user} ways={['activities', 'videos', 'tutorials', 'pal']} />
      </Columns>
      <FeaturedPart featured={data?.featured ?? null} />
    </>
  );
}
