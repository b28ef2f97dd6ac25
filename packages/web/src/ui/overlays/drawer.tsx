import type { ModalPanelProps } from './modal-box.tsx';
import { ModalPanel } from './modal-panel.tsx';

/** A side panel on a desktop, a bottom sheet on a phone. */
export const Drawer = (props: ModalPanelProps) => <ModalPanel {...props} shape="drawer" />;
