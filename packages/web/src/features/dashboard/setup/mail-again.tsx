import { useCallMutation } from '../../../api/hooks.ts';
import { useUser } from '../../../session/use-session.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { m } from '../../../words/m.ts';

export function MailAgain() {
  const { email } = useUser();
  const mail = useCallMutation('user/mail-confirmation');
  if (mail.isSuccess) return <output>{m.confirm_banner_sent({ email })}</output>;
  return (
    <Button kind="quiet" busy={mail.isPending} onClick={() => mail.isPending || mail.mutate({})}>
      {m.confirm_banner_send()}
    </Button>
  );
}
