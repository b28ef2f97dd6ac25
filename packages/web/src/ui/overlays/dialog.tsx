import type { ModalPanelProps } from './modal-box.tsx';
import { ModalPanel } from './modal-panel.tsx';

interface Props extends ModalPanelProps {
  /** `alertdialog` is announced in full and requires an answer. */
  role?: 'dialog' | 'alertdialog';
}

export const Dialog = (props: Props) => <ModalPanel {...props} shape="dialog" />;
