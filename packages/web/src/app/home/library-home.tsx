import type { CurrentUser } from '@relish/shared/account/current-user.ts';

import { BirthdaysCard } from '../../features/birthdays/birthdays-card.tsx';
import { useHome } from '../../features/home/api.ts';
import { LargerPackage } from '../../features/home/larger-package.tsx';
import { Ways } from '../../features/home/ways.tsx';
import { NoticesCard } from '../../features/notices/notices-card.tsx';
import { Columns, Stack } from '../../ui/columns.tsx';
import { FeaturedPart } from './featured-part.tsx';
import { HomeFailed } from './home-failed.tsx';
import { WeekCard } from './week-card.tsx';

/** For a home whose package has no records: ideas, notices, lessons, and what there could be besides. */
export default function LibraryHome({ user }: { user: CurrentUser }) {
  const home = useHome();
  const { data } = home;
  return (
    <>
      {home.isError && !data ? (
        <HomeFailed home={home} />
      ) : (
        <>
          <Columns>
            <NoticesCard notices={data?.notices ?? undefined} />
            <Stack>
              {data?.birthdays && <BirthdaysCard birthdays={data.birthdays} />}
              {data?.featured && <WeekCard themes={data.featured.themes} />}
              <Ways user={user} ways={['tutorials', 'videos']} />
            </Stack>
          </Columns>
          <FeaturedPart featured={data?.featured} />
        </>
      )}
      <LargerPackage user={user} />
    </>
  );
}
