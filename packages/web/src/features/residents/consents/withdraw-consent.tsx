import type { Purpose } from '@relish/shared/residents/consents/purposes.ts';

import { showToast } from '../../../ui/feedback/toast-state.ts';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { m } from '../../../words/m.ts';
import { useWithdraw } from './api.ts';
import { SHORT } from './purpose-words.ts';

interface Props {
  residentId: string;
  name: string;
  purpose: Purpose;
  onClose: () => void;
}

/** Two taps, because a resident's no must not wait for a form. */
export function WithdrawConsent({ residentId, name, purpose, onClose }: Props) {
  const withdraw = useWithdraw();
  const say = () =>
    withdraw.mutate(
      { resident_id: residentId, purpose },
      {
        onSuccess: () => {
          showToast({ title: m.consent_withdraw_done(), tone: 'success' });
          onClose();
        },
      },
    );
  return (
    <ConfirmDialog
      isOpen
      title={m.consent_withdraw_title({ name })}
      confirmLabel={m.consent_withdraw_confirm()}
      cancelLabel={m.consent_withdraw_keep()}
      busy={withdraw.isPending}
      onConfirm={say}
      onCancel={onClose}
    >
      {m.consent_withdraw_text({ purpose: SHORT[purpose]() })}
    </ConfirmDialog>
  );
}
