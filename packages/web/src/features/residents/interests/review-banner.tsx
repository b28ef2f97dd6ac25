import { Button } from '../../../ui/actions/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { showToast } from '../../../ui/feedback/toast-state.ts';
import { m } from '../../../words/m.ts';
import { useConfirmInterests } from './api.ts';

interface Props {
  residentId: string;
  due: number;
}

/** Interests should be reviewed every year. */
export function ReviewBanner({ residentId: resident_id, due }: Props) {
  const confirm = useConfirmInterests();
  return (
    <Banner
      kind="attention"
      title={m.interests_review_title()}
      action={
        <Button
          kind="quiet"
          size="small"
          busy={confirm.isPending}
          onClick={() => {
            if (confirm.isPending) return;
            confirm.mutate(
              { resident_id },
              {
                onSuccess: () => showToast({ title: m.interests_confirmed(), tone: 'success' }),
              },
            );
          }}
        >
          {m.interests_confirm()}
        </Button>
      }
    >
      {m.interests_review_text({ count: due })}
    </Banner>
  );
}
