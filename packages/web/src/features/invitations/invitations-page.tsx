import { MailPlus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useSearchParams } from 'react-router';

import { useCan } from '../../session/use-session.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { LetterSent } from '../../ui/illustrations/letter-sent.tsx';
import { Link } from '../../ui/link.tsx';
import { LockedState } from '../../ui/locked-state.tsx';
import { Page } from '../../ui/page.tsx';
import { Table } from '../../ui/table.tsx';
import { m } from '../../words/m.ts';
import { useInvitations } from './api.ts';
import { CancelInvitation } from './cancel-invitation.tsx';
import { invitationColumns } from './invitation-columns.tsx';

// Form, schema and select come with the first invitation, not with the list.
const AddInvitation = lazy(() => import('./add-invitation.tsx'));

export default function InvitationsPage() {
  if (!useCan('invitations.manage'))
    return (
      <Page title={m.place_invitations()}>
        <LockedState title={m.invitations_locked_title()} unlock={m.invitations_unlock()}>
          {m.invitations_locked()}
        </LockedState>
      </Page>
    );
  return <Invitations />;
}

function Invitations() {
  const invitations = useInvitations();
  const mayInviteRelatives = useCan('relatives.manage');
  const [query, setQuery] = useSearchParams();
  // In the address, so that other pages can lead straight to the form.
  const adding = query.get('add') === '1';
  const setAdding = (open: boolean) =>
    setQuery(open ? { add: '1' } : {}, { replace: true, preventScrollReset: true });
  const [cancelling, setCancelling] = useState<string>();
  const invite = (
    <Button icon={<MailPlus aria-hidden="true" />} onClick={() => setAdding(true)}>
      {m.invitations_add()}
    </Button>
  );
  return (
    <Page title={m.place_invitations()} lead={m.invitations_lead()} actions={invite}>
      {invitations.isError ? (
        <ErrorState busy={invitations.isFetching} onRetry={() => void invitations.refetch()} />
      ) : (
        <Table
          label={m.place_invitations()}
          columns={invitationColumns(setCancelling)}
          rows={invitations.data ?? []}
          rowKey={({ id }) => id}
          isLoading={invitations.isPending}
          empty={
            <EmptyState illustration={<LetterSent />} title={m.invitations_none_title()}>
              {m.invitations_none_text()}
            </EmptyState>
          }
        />
      )}
      {mayInviteRelatives && (
        <p>
          {m.invitations_relatives()}{' '}
          <Link to="/manage-relative">{m.relatives_pending_link()}</Link>
        </p>
      )}
      {adding && (
        <Suspense>
          <AddInvitation onClose={() => setAdding(false)} />
        </Suspense>
      )}
      <CancelInvitation id={cancelling} onClose={() => setCancelling(undefined)} />
    </Page>
  );
}
