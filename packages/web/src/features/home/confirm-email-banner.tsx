import { useCallMutation } from '../../api/hooks.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { m } from '../../words/m.ts';

/** Until then nobody can be invited: the address might be somebody else's. */
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
