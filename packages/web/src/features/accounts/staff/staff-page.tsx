import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router';

import { useCan, useUser } from '../../../session/use-session.ts';
import { LockedState } from '../../../ui/feedback/locked-state.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { m } from '../../../words/m.ts';
import { InviteLink } from './invite-link.tsx';
import { StaffList } from './staff-list.tsx';

// Forms and dialogs load with the first opened account, not with the list.
const StaffDrawer = lazy(() => import('./staff-drawer.tsx'));

export default function StaffPage() {
  if (useCan('staff.view')) return <Staff />;
  return (
    <Page title={m.place_team()}>
      <LockedState title={m.staff_locked_title()} unlock={m.staff_unlock()}>
        {m.staff_locked()}
      </LockedState>
    </Page>
  );
}

function Staff() {
  const { carehome } = useUser();
  const mayInvite = useCan('invitations.manage');
  const [query, setQuery] = useSearchParams();
  const id = query.get('id');
  const close = () => {
    const left = new URLSearchParams(query);
    left.delete('id');
    setQuery(left, { replace: true, preventScrollReset: true });
  };
  return (
    <Page
      title={m.place_team()}
      lead={m.staff_lead({ home: carehome.name })}
      underMore
      actions={mayInvite ? <InviteLink kind="primary-button" /> : undefined}
    >
      <StaffList />
      {id !== null && (
        <Suspense>
          <StaffDrawer key={id} id={id} onClose={close} />
        </Suspense>
      )}
    </Page>
  );
}
