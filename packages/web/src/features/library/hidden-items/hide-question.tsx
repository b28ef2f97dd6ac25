import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { m } from '../../../words/m.ts';

/** Hiding one item of the library from the whole organisation. */
export interface Hiding {
  title: string;
  /** Whether the user has permission. */
  may: boolean;
  isAsking: boolean;
  busy: boolean;
  ask: () => void;
  confirm: () => void;
  cancel: () => void;
}

/** Asks first, because it affects every home of the organisation. */
export const HideQuestion = ({ hiding }: { hiding: Hiding }) => (
  <ConfirmDialog
    isOpen={hiding.isAsking}
    title={m.library_hide_title({ title: hiding.title })}
    confirmLabel={m.library_hide_confirm()}
    busy={hiding.busy}
    onConfirm={hiding.confirm}
    onCancel={hiding.cancel}
  >
    {m.library_hide_text()}
  </ConfirmDialog>
);
