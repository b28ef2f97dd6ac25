import { useSearchParams } from 'react-router';

import { useCan } from '../../session/use-session.ts';
import { LockedState } from '../../ui/locked-state.tsx';
import { Page } from '../../ui/page.tsx';
import { m } from '../../words/m.ts';
import { OwnActivities } from './own/own-activities.tsx';
import { OwnEditor } from './own/own-editor.tsx';

/** The activities of this home: the list, or one of them to write. */
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
