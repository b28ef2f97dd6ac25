import { call } from '../../../api/client.ts';
import { m } from '../../../words/m.ts';
import { EmailChangePage } from './email-change-page.tsx';
import { useMailedSecret } from './mailed-secret.ts';

/** Opened from the link mailed to the old address. */
export default function CancelEmailChangePage() {
  const token = useMailedSecret();
  return (
    <EmailChangePage
      title={m.cancel_change_title()}
      text={m.cancel_change_text()}
      action={m.cancel_change_submit()}
      use={async () => {
        const { undone } = await call('user/cancel-email-change', { token });
        return undone ? m.cancel_change_undone() : m.cancel_change_stopped();
      }}
    />
  );
}
