import { AccountPage } from '../features/accounts/account/account-page.tsx';
import { ProgrammeMailCard } from '../features/dashboard/programme-mail/programme-mail-card.tsx';
import { WeekMailCard } from '../features/dashboard/week-mail/week-mail-card.tsx';
import { OwnBirthdayCard } from '../features/residents/birthdays/own-birthday-card.tsx';
import { useCan } from '../session/use-session.ts';

export default function AccountWithCards() {
  const isColleague = useCan('staff.view');
  const mayHaveProgramme = useCan('programme-mail.receive');
  const mayHaveWeek = useCan('week-mail.receive');
  return (
    <AccountPage
      besideDetails={isColleague && <OwnBirthdayCard />}
      besideNotifications={
        <>
          {mayHaveProgramme && <ProgrammeMailCard />}
          {mayHaveWeek && <WeekMailCard />}
        </>
      }
    />
  );
}
