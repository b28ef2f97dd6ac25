import { Navigate } from 'react-router';

import { useCan } from '../../../session/use-session.ts';
import { Page } from '../../../ui/layout/page.tsx';
import { m } from '../../../words/m.ts';
import { ActivityTabs, TODAY } from './activity-tabs.tsx';
import { Featured } from './featured.tsx';
import { LibraryLocked } from './library-locked.tsx';

/** For users who also see the whole library. */
export default function FeaturedPage() {
  const seesFeatured = useCan('activities.view-featured');
  const seesAll = useCan('activities.view-all');
  if (!seesFeatured && seesAll) return <Navigate to="/tabs/activities" replace />;
  if (!seesFeatured)
    return (
      <Page title={m.place_activities()}>
        <LibraryLocked />
      </Page>
    );
  return (
    <Page title={m.place_activities()} lead={m.activities_featured_lead()}>
      {seesAll && <ActivityTabs current={TODAY} />}
      <Featured withoutRest={!seesAll} />
    </Page>
  );
}
