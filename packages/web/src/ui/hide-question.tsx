import { m } from '../words/m.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';

/** Taking one thing of the library away from everybody in the organisation. */
export interface Hiding {
  title: string;
  /** Whether this person decides about it. */
  may: boolean;
  isAsking: boolean;
  busy: boolean;
  ask: () => void;
  confirm: () => void;
  cancel: () => void;
}

/** It goes for every home of the organisation: that is asked first. */
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
