import { useState } from 'react';

import { hasDrafts } from '../../session/drafts.ts';
import { signOut } from '../../session/session.ts';
import { useUser } from '../../session/use-session.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Columns, Stack } from '../../ui/columns.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Page } from '../../ui/page.tsx';
import { m } from '../../words/m.ts';
import { AccountDetails } from './account-details.tsx';
import { NotificationsCard } from './notifications-card.tsx';
import { PermissionList } from './permission-list.tsx';
import { SecurityCard } from './security-card.tsx';

export default function AccountPage() {
  const user = useUser();
  const [leaving, setLeaving] = useState(false);
  const [unsaved, setUnsaved] = useState(false);
  const askToLeave = () => {
    void hasDrafts().then(setUnsaved);
    setLeaving(true);
  };
  return (
    <Page
      title={`${user.first_name} ${user.last_name}`}
      lead={user.email}
      leading={<Avatar id={user.id} firstName={user.first_name} lastName={user.last_name} />}
    >
      <Columns>
        <AccountDetails user={user} />
        <Stack>
          <NotificationsCard />
          <SecurityCard onLeave={askToLeave} />
        </Stack>
      </Columns>
      <PermissionList user={user} />
      <ConfirmDialog
        isOpen={leaving}
        title={m.sign_out_question()}
        confirmLabel={m.sign_out()}
        onConfirm={signOut}
        onCancel={() => setLeaving(false)}
      >
        {m.sign_out_text()} {unsaved && m.draft_sign_out()}
      </ConfirmDialog>
    </Page>
  );
}
