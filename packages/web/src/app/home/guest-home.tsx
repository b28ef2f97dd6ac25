import type { CurrentUser } from '@relish/shared/account/current-user.ts';

import { useHome } from '../../features/home/api.ts';
import { Ways } from '../../features/home/ways.tsx';
import { NoticesCard } from '../../features/notices/notices-card.tsx';
import { Columns } from '../../ui/columns.tsx';
import { FeaturedPart } from './featured-part.tsx';
import { HomeFailed } from './home-failed.tsx';

/** For those who come to help: what everybody should know, and what could be done. */
export default function GuestHome({ user }: { user: CurrentUser }) {
  const home = useHome();
  const { data } = home;
  return (
    <>
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
