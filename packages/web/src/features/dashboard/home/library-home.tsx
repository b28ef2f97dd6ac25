import type { CurrentUser } from '@relish/shared/accounts/account/current-user.ts';

import { Columns, Stack } from '../../../ui/layout/columns.tsx';
import { NoticesCard } from '../../board/notices/public.tsx';
import { TodayEventsCard } from '../../events/events/public.tsx';
import { BirthdaysCard } from '../../residents/birthdays/public.tsx';
import { useHome } from './api.ts';
import { FeaturedPart } from './featured-part.tsx';
import { HomeFailed } from './home-failed.tsx';
import { LargerPackage } from './larger-package.tsx';
import { Ways } from './ways.tsx';
import { WeekCard } from './week-card.tsx';

/** First screen of a home whose package has no records. */
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
              <TodayEventsCard />
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
