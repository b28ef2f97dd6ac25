import { showToast } from '../../../ui/feedback/toast-state.ts';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { m } from '../../../words/m.ts';
import { useCancelInvitation } from './api.ts';

interface Props {
  id: string | undefined;
  onClose: () => void;
}

export function CancelInvitation({ id, onClose }: Props) {
  const cancel = useCancelInvitation();
  return (
    <ConfirmDialog
      isOpen={id !== undefined}
      title={m.invitations_cancel_question()}
      confirmLabel={m.invitations_cancel()}
      cancelLabel={m.invitations_keep()}
      kind="danger"
      busy={cancel.isPending}
      onCancel={onClose}
      onConfirm={() => {
        if (id === undefined) return;
        cancel.mutate(
          { id },
          {
            onSuccess: () => showToast({ title: m.invitations_cancel_done() }),
            onSettled: onClose,
          },
        );
      }}
    >
      {m.invitations_cancel_text()}
    </ConfirmDialog>
  );
}
