import { call } from '../../../api/client.ts';
import { currentSession } from '../../../session/session-state.ts';
import { reloadUser } from '../../../session/session.ts';
import { m } from '../../../words/m.ts';
import { EmailChangePage } from './email-change-page.tsx';
import { useMailedSecret } from './mailed-secret.ts';

/** Opened from the link mailed to the new address. */
export default function ConfirmEmailChangePage() {
  const token = useMailedSecret();
  return (
    <EmailChangePage
      title={m.confirm_change_title()}
      text={m.confirm_change_text()}
      action={m.confirm_change_submit()}
      use={async () => {
        await call('user/confirm-email-change', { token });
        if (currentSession().state === 'authenticated') await reloadUser();
        return m.confirm_change_done();
      }}
    />
  );
}
