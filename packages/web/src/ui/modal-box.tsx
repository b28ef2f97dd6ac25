import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components';

import { m } from '../words/m.ts';
import { IconButton } from './icon-button.tsx';

import styles from './modal-panel.module.css';

export interface ModalPanelProps {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  children: ReactNode;
  /** Buttons at the foot; the main one last. */
  actions?: ReactNode;
  /** When false, neither the backdrop nor Escape closes it: only its actions do. */
  isDismissable?: boolean;
}

export interface ModalBoxProps extends ModalPanelProps {
  shape: 'dialog' | 'drawer';
  role?: 'dialog' | 'alertdialog';
}

/** What dialogs and drawers share. The focus stays inside while open and returns to where it was. */
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
          {/* Whoever is asked something answers with one of the actions. */}
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
