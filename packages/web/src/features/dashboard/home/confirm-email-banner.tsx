import { useCallMutation } from '../../../api/hooks.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { m } from '../../../words/m.ts';

/** An unconfirmed address may belong to someone else, so it cannot send invitations. */
export function ConfirmEmailBanner({ email }: { email: string }) {
  const mail = useCallMutation('user/mail-confirmation');
  if (mail.isSuccess) return <Banner kind="success">{m.confirm_banner_sent({ email })}</Banner>;
  return (
    <Banner
      kind="attention"
      title={m.confirm_banner_title()}
      action={
        <Button
          kind="quiet"
          busy={mail.isPending}
          onClick={() => mail.isPending || mail.mutate({})}
        >
          {m.confirm_banner_send()}
        </Button>
      }
    >
      {m.confirm_banner_text({ email })}
    </Banner>
  );
}
