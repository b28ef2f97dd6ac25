import { useState } from 'react';

import { useCan, useUser } from '../../session/use-session.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Columns, Stack } from '../../ui/columns.tsx';
import { Page } from '../../ui/page.tsx';
import { SignOutQuestion } from '../../ui/sign-out-question.tsx';
import { AccountDetails } from './account-details.tsx';
import { NotificationsCard } from './notifications-card.tsx';
import { OwnBirthdayCard } from './own-birthday-card.tsx';
import { PermissionList } from './permission-list.tsx';
import { SecurityCard } from './security-card.tsx';
import { WeekMailCard } from './week-mail-card.tsx';

export default function AccountPage() {
  const user = useUser();
  const isColleague = useCan('staff.view');
  const mayHaveWeek = useCan('week-mail.receive');
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
          {isColleague && <OwnBirthdayCard />}
        </Stack>
        <Stack>
          <NotificationsCard />
          {mayHaveWeek && <WeekMailCard />}
          <SecurityCard onLeave={() => setLeaving(true)} />
        </Stack>
      </Columns>
      <PermissionList user={user} />
      {leaving && <SignOutQuestion onCancel={() => setLeaving(false)} />}
    </Page>
  );
}
