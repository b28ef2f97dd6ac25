import { AccountPage } from '../features/accounts/account/account-page.tsx';
import { QuietHoursCard } from '../features/chat/chat-hours/quiet-hours-card.tsx';
import { MessageMailCard } from '../features/chat/notifications/message-mail-card.tsx';
import { WeekMailCard } from '../features/dashboard/week-mail/week-mail-card.tsx';
import { EventMailsCard } from '../features/events/event-mails/event-mails-card.tsx';
import { OwnBirthdayCard } from '../features/residents/birthdays/own-birthday-card.tsx';
import { useCan } from '../session/use-session.ts';

export default function AccountWithCards() {
  const isColleague = useCan('staff.view');
  const getsEventMails = useCan('event-mails.receive');
  const getsMessages = useCan('notifications.choose');
  const mayChat = useCan('chat.use');
  const mayHaveWeek = useCan('week-mail.receive');
  return (
    <AccountPage
      besideDetails={isColleague && <OwnBirthdayCard />}
      besideNotifications={
        <>
          {getsMessages && <MessageMailCard />}
          {mayChat && <QuietHoursCard />}
          {getsEventMails && <EventMailsCard />}
          {mayHaveWeek && <WeekMailCard />}
        </>
      }
    />
  );
}
