import { useNavigate } from 'react-router';

import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { showToast } from '../../../ui/toast-state.ts';
import { m } from '../../../words/m.ts';
import { type Activity, useHideActivity } from '../api.ts';
import { useLibraryAddress } from '../use-library-choices.ts';

interface Props {
  activity: Pick<Activity, 'id' | 'title'>;
  isOpen: boolean;
  onClose: () => void;
}

const UNDO_SECONDS = 10;

/** It goes for every home of the organisation: that is asked first. */
export function HideQuestion({ activity: { id, title }, isOpen, onClose }: Props) {
  const hide = useHideActivity();
  const navigate = useNavigate();
  const back = useLibraryAddress();
  const confirm = () =>
    hide.mutate(
      { id, hidden: true },
      {
        onSuccess: () => {
          onClose();
          showToast({
            title: m.guide_hide_done({ title }),
            seconds: UNDO_SECONDS,
            action: { label: m.ui_undo(), run: () => hide.mutate({ id, hidden: false }) },
          });
          void navigate(back, { replace: true });
        },
      },
    );
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={m.guide_hide_title({ title })}
      confirmLabel={m.guide_hide_confirm()}
      busy={hide.isPending}
      onConfirm={confirm}
      onCancel={onClose}
    >
      {m.guide_hide_text()}
    </ConfirmDialog>
  );
}
