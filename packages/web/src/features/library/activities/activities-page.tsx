import { UsersRound } from 'lucide-react';

import { useCan } from '../../../session/use-session.ts';
import { Link } from '../../../ui/actions/link.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { m } from '../../../words/m.ts';
import { Featured } from './featured.tsx';
import { LibraryLocked } from './library-locked.tsx';
import { Library } from './library.tsx';

export default function ActivitiesPage() {
  const seesAll = useCan('activities.view-all');
  const seesFeatured = useCan('activities.view-featured');
  const mayChoose = useCan('activities.choose');
  return (
    <Page
      title={m.place_activities()}
      {...(!seesAll && seesFeatured && { lead: m.activities_featured_lead() })}
      actions={
        mayChoose && (
          <Link
            data-tour="activities-choose"
            kind="primary-button"
            to="/choose-activity"
            icon={<UsersRound aria-hidden="true" />}
          >
            {m.activities_choose()}
          </Link>
        )
      }
    >
      {seesAll && <Library />}
      {!seesAll && seesFeatured && <Featured withoutRest />}
      {!seesAll && !seesFeatured && <LibraryLocked />}
    </Page>
  );
}
