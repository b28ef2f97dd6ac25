import { MailPlus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useSearchParams } from 'react-router';

import { useCan } from '../../../session/use-session.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Link } from '../../../ui/actions/link.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { LockedState } from '../../../ui/feedback/locked-state.tsx';
import { LetterSent } from '../../../ui/illustrations/letter-sent.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { Table } from '../../../ui/table/table.tsx';
import { m } from '../../../words/m.ts';
import { useInvitations } from './api.ts';
import { CancelInvitation } from './cancel-invitation.tsx';
import { invitationColumns } from './invitation-columns.tsx';

// Form, schema and select load with the first invitation, not with the list.
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
  // Kept in the URL, so that other pages can link straight to the form.
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
