import { MailPlus } from 'lucide-react';

import { Button } from '../../../ui/actions/button.tsx';
import { showToast } from '../../../ui/feedback/toast-state.ts';
import { m } from '../../../words/m.ts';
import { useResend } from './api.ts';

export function Resend({ id, size = 'default' }: { id: string; size?: 'default' | 'small' }) {
  const resend = useResend();
  return (
    <Button
      kind="quiet"
      size={size}
      icon={<MailPlus aria-hidden="true" />}
      busy={resend.isPending}
      onClick={() =>
        resend.isPending ||
        resend.mutate(
          { id },
          { onSuccess: () => showToast({ title: m.relatives_resend_done(), tone: 'success' }) },
        )
      }
    >
      {m.relatives_resend()}
    </Button>
  );
}
