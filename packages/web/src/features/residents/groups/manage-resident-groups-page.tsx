import { useCan } from '../../../session/use-session.ts';
import { LockedState } from '../../../ui/feedback/locked-state.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { m } from '../../../words/m.ts';
import { Groups } from './groups.tsx';

export default function ManageResidentGroupsPage() {
  if (useCan('groups.manage')) return <Groups />;
  return (
    <Page title={m.groups_title()}>
      <LockedState title={m.groups_locked_title()} unlock={m.groups_unlock()}>
        {m.groups_locked()}
      </LockedState>
    </Page>
  );
}
