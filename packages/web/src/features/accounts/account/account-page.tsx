import { type ReactNode, useState } from 'react';

import { useUser } from '../../../session/use-session.ts';
import { Avatar } from '../../../ui/layout/avatar.tsx';
import { Columns, Stack } from '../../../ui/layout/columns.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { AccountDetails } from './account-details.tsx';
import { NotificationsCard } from './notifications-card.tsx';
import { PermissionList } from './permission-list.tsx';
import { SecurityCard } from './security-card.tsx';
import { SignOutQuestion } from './sign-out-question.tsx';

interface Props {
  /** Cards from areas that this one may not import. */
  besideDetails: ReactNode;
  besideNotifications: ReactNode;
}

export function AccountPage({ besideDetails, besideNotifications }: Props) {
  const user = useUser();
  const [leaving, setLeaving] = useState(false);
  return (
    <Page
      title={`${user.first_name} ${user.last_name}`}
      lead={user.email}
      leading={<Avatar id={user.id} firstName={user.first_name} lastName={user.last_name} />}
    >
      <Columns>
        <Stack>
          <AccountDetails user={user} />
          {besideDetails}
        </Stack>
        <Stack>
          <NotificationsCard />
          {besideNotifications}
          <SecurityCard onLeave={() => setLeaving(true)} />
        </Stack>
      </Columns>
      <PermissionList user={user} />
      {leaving && <SignOutQuestion onCancel={() => setLeaving(false)} />}
    </Page>
  );
}
