import type { CurrentUser } from '@relish/shared/accounts/account/current-user.ts';

import { Columns } from '../../../ui/layout/columns.tsx';
import { NoticesCard } from '../../board/notices/public.tsx';
import { TodayEventsCard } from '../../events/events/public.tsx';
import { KeyFigures } from '../graphs/public.tsx';
import { useHome } from './api.ts';
import { HomeFailed } from './home-failed.tsx';
import { Ways } from './ways.tsx';

/** First screen of an inspector: figures, and records without names. */
export default function InspectorHome({ user }: { user: CurrentUser }) {
  const home = useHome();
  const { data } = home;
  const hasFailed = home.isError && !data;
  return (
    <>
      {hasFailed ? (
        <HomeFailed home={home} />
      ) : (
        <KeyFigures
          figures={data?.key_figures?.figures}
          targetsFrom={data?.key_figures?.targets_from}
        />
      )}
      <TodayEventsCard />
      <Columns>
        <Ways user={user} ways={['inspection', 'activities', 'videos', 'tutorials']} />
        {!hasFailed && <NoticesCard notices={data?.notices ?? undefined} />}
      </Columns>
    </>
  );
}
