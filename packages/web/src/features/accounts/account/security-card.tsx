import { KeyRound, LogOut } from 'lucide-react';

import { Button } from '../../../ui/actions/button.tsx';
import { Link } from '../../../ui/actions/link.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { m } from '../../../words/m.ts';

import styles from './account-cards.module.css';

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
