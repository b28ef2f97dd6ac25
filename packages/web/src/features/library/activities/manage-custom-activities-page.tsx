import { useSearchParams } from 'react-router';

import { useCan } from '../../../session/use-session.ts';
import { LockedState } from '../../../ui/feedback/locked-state.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { m } from '../../../words/m.ts';
import { OwnActivities } from './own/own-activities.tsx';
import { OwnEditor } from './own/own-editor.tsx';

/** Lists the home's own activities, or edits one of them. */
export default function ManageCustomActivitiesPage() {
  const [query] = useSearchParams();
  const mayWrite = useCan('activities.write');
  if (!mayWrite)
    return (
      <Page title={m.place_own_activities()} underMore>
        <LockedState title={m.own_activity_locked_title()} unlock={m.own_activity_locked_unlock()}>
          {m.own_activity_locked_text()}
        </LockedState>
      </Page>
    );
  const id = query.get('id') ?? undefined;
  const from = query.get('from') ?? undefined;
  if (id === undefined && from === undefined && !query.has('new')) return <OwnActivities />;
  return <OwnEditor key={`${id} ${from}`} id={id} from={from} />;
}
