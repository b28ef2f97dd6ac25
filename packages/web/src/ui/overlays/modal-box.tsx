import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components';

import { m } from '../../words/m.ts';
import { IconButton } from '../actions/icon-button.tsx';

import styles from './modal-panel.module.css';

export interface ModalPanelProps {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  children: ReactNode;
  /** Footer buttons, the primary one last. */
  actions?: ReactNode;
  /** When false, only the actions close it, not the backdrop or Escape. */
  isDismissable?: boolean;
}

export interface ModalBoxProps extends ModalPanelProps {
  shape: 'dialog' | 'drawer';
  role?: 'dialog' | 'alertdialog';
}

/** Shared by dialogs and drawers. Traps the focus while open and restores it afterwards. */
export const ModalBox = ({
  shape,
  role = 'dialog',
  isOpen,
  onClose,
  title,
  children,
  actions,
  isDismissable = true,
}: ModalBoxProps) => (
  <ModalOverlay
    className={`${styles.overlay} ${styles[`${shape}Overlay`]}`}
    isOpen={isOpen}
    onOpenChange={(open) => {
      if (!open) onClose();
    }}
    isDismissable={isDismissable}
    isKeyboardDismissDisabled={!isDismissable}
  >
    <Modal className={`${styles.panel} ${styles[shape]}`}>
      <AriaDialog role={role} className={styles.content ?? ''}>
        <header className={styles.header}>
          <Heading slot="title" className={styles.title ?? ''}>
            {title}
          </Heading>
          {/* An alert dialog is answered by one of its actions. */}
          {isDismissable && role === 'dialog' && (
            <IconButton label={m.ui_close()} onClick={onClose}>
              <X aria-hidden="true" />
            </IconButton>
          )}
        </header>
        <div className={styles.body}>{children}</div>
        {actions !== undefined && <footer className={styles.actions}>{actions}</footer>}
      </AriaDialog>
    </Modal>
  </ModalOverlay>
);
