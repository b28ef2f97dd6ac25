import { useCan, useUser } from '../../session/use-session.ts';
import { AttentionBanner } from './attention-banner.tsx';
import { ConfirmEmailBanner } from './confirm-email-banner.tsx';
import { FirstSteps } from './first-steps.tsx';
import { Greeting } from './greeting.tsx';

import styles from './home-page.module.css';

export default function HomePage() {
  const user = useUser();
  const mayAttend = useCan('observations.attend');
  return (
    <div className={styles.page}>
      <Greeting user={user} />
      {mayAttend && <AttentionBanner />}
      {!user.email_confirmed && <ConfirmEmailBanner email={user.email} />}
      <FirstSteps user={user} />
    </div>
  );
}
