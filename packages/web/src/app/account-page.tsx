import { AccountPage } from '../features/accounts/account/account-page.tsx';
import { WeekMailCard } from '../features/dashboard/week-mail/week-mail-card.tsx';
import { OwnBirthdayCard } from '../features/residents/birthdays/own-birthday-card.tsx';
import { useCan } from '../session/use-session.ts';

export default function AccountWithCards() {
  const isColleague = useCan('staff.view');
  const mayHaveWeek = useCan('week-mail.receive');
  return (
    <AccountPage
      besideDetails={isColleague && <OwnBirthdayCard />}
      besideNotifications={mayHaveWeek && <WeekMailCard />}
    />
  );
}
