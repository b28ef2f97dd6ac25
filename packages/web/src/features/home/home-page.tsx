import { useUser } from '../../session/use-session.ts';
import { ConfirmEmailBanner } from './confirm-email-banner.tsx';
import { FirstSteps } from './first-steps.tsx';
import { Greeting } from './greeting.tsx';

import styles from './home-page.module.css';

export default function HomePage() {
  const user = useUser();
  return (
    <div className={styles.page}>
      <Greeting user={user} />
      {!user.email_confirmed && <ConfirmEmailBanner email={user.email} />}
      <FirstSteps user={user} />
    </div>
  );
}
