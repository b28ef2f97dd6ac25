import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/toast-state.ts';
import { m } from '../../words/m.ts';
import { useConfirmInterests } from './api.ts';

interface Props {
  residentId: string;
  due: number;
}

/** After a year somebody should ask again. */
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
