import { KeyRound, LogOut } from 'lucide-react';

import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Link } from '../../ui/link.tsx';
import { m } from '../../words/m.ts';

import styles from './account-page.module.css';

export const SecurityCard = ({ onLeave }: { onLeave: () => void }) => (
  <Card title={m.account_security()}>
    <p>{m.account_security_text()}</p>
    <div className={styles.buttons}>
      <Link kind="quiet-button" to="/change-password" icon={<KeyRound aria-hidden="true" />}>
        {m.change_password_title()}
      </Link>
      <Button kind="quiet" icon={<LogOut aria-hidden="true" />} onClick={onLeave}>
        {m.sign_out()}
      </Button>
    </div>
  </Card>
);
