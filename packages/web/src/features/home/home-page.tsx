import { useCan, useUser } from '../../session/use-session.ts';
import { AttentionBanner } from './attention-banner.tsx';
import { ConfirmEmailBanner } from './confirm-email-banner.tsx';
import { FirstSteps } from './first-steps.tsx';
import { Greeting } from './greeting.tsx';
import { MissedCard } from './missed-card.tsx';

import styles from './home-page.module.css';

export default function HomePage() {
  const user = useUser();
  const mayAttend = useCan('observations.attend');
  const seesRecords = useCan('reports.view');
  return (
    <div className={styles.page}>
      <Greeting user={user} />
      {mayAttend && <AttentionBanner />}
      {!user.email_confirmed && <ConfirmEmailBanner email={user.email} />}
      {seesRecords && <MissedCard />}
      <FirstSteps user={user} />
    </div>
  );
}
