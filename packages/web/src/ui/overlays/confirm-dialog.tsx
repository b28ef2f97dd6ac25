import type { ReactNode } from 'react';

import { m } from '../../words/m.ts';
import { Button } from '../actions/button.tsx';
import { Dialog } from './dialog.tsx';

interface Props {
  isOpen: boolean;
  title: string;
  /** The consequence, in a sentence or two. */
  children: ReactNode;
  /** A verb that names the action. */
  confirmLabel: string;
  cancelLabel?: string | undefined;
  kind?: 'primary' | 'danger';
  /** The dialog cannot be closed while busy. */
  busy?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

export const ConfirmDialog = ({
  isOpen,
  title,
  children,
  confirmLabel,
  cancelLabel = m.ui_cancel(),
  kind = 'primary',
  busy = false,
  onConfirm,
  onCancel,
}: Props) => (
  <Dialog
    role="alertdialog"
    isOpen={isOpen}
    title={title}
    isDismissable={!busy}
    onClose={onCancel}
    actions={
      <>
        <Button kind="quiet" onClick={() => busy || onCancel()}>
          {cancelLabel}
        </Button>
        <Button kind={kind} busy={busy} onClick={() => busy || onConfirm()}>
          {confirmLabel}
        </Button>
      </>
    }
  >
    {children}
  </Dialog>
);
