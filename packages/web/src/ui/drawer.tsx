import type { ModalPanelProps } from './modal-box.tsx';
import { ModalPanel } from './modal-panel.tsx';

/** A panel at the side on a desktop, a sheet from below on a phone. */
export const Drawer = (props: ModalPanelProps) => <ModalPanel {...props} shape="drawer" />;
