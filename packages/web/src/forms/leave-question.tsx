import { ConfirmDialog } from '../ui/overlays/confirm-dialog.tsx';
import { m } from '../words/m.ts';
import type { useLeaveGuard } from './use-leave-guard.ts';

interface Props {
  guard: ReturnType<typeof useLeaveGuard>;
  /** With a draft, leaving loses nothing. */
  kept?: boolean;
}

export const LeaveQuestion = ({ guard, kept = false }: Props) => (
  <ConfirmDialog
    isOpen={guard.isAsking}
    title={m.leave_title()}
    confirmLabel={m.leave_confirm()}
    cancelLabel={m.leave_stay()}
    onConfirm={guard.leave}
    onCancel={guard.stay}
  >
    {kept ? m.leave_kept_text() : m.leave_lost_text()}
  </ConfirmDialog>
);
