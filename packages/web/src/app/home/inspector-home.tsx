import type { CurrentUser } from '@relish/shared/account/current-user.ts';

import { KeyFigures } from '../../features/dashboard/key-figures.tsx';
import { useHome } from '../../features/home/api.ts';
import { Ways } from '../../features/home/ways.tsx';
import { NoticesCard } from '../../features/notices/notices-card.tsx';
import { Columns } from '../../ui/columns.tsx';
import { HomeFailed } from './home-failed.tsx';

/** For somebody who looks at the home from outside: figures, and the way to the records without names. */
export default function InspectorHome({ user }: { user: CurrentUser }) {
  const home = useHome();
  const { data } = home;
  const hasFailed = home.isError && !data;
  return (
    <>
      {hasFailed ? <HomeFailed home={home} /> : <KeyFigures figures={data?.key_figures?.figures} />}
      <Columns>
        <Ways user={user} ways={['inspection', 'activities', 'videos', 'tutorials']} />
        {!hasFailed && <NoticesCard notices={data?.notices ?? undefined} />}
      </Columns>
    </>
  );
}
