import { ChevronLeft, ChevronRight, X } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, type TouchEvent, useRef } from 'react';
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components';

import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { m } from '../../../words/m.ts';

import styles from './album-viewer.module.css';

/** A finger that moves less is tapping. */
const SWIPE_PIXELS = 50;

interface Props {
  title: string;
  /** Undefined at the first one. */
  onBack: (() => void) | undefined;
  /** Undefined at the last one. */
  onForward: (() => void) | undefined;
  onClose: () => void;
  /** Beside the title. */
  actions?: ReactNode;
  picture: ReactNode;
  details: ReactNode;
  /** Outside the dialog, such as pictures that are loaded in advance. */
  children?: ReactNode;
}

/** The whole screen, with ways to the next photo by buttons, keys and swiping. */
export function ViewerFrame(props: Props) {
  const { title, onBack, onForward, onClose, actions, picture, details, children } = props;
  const swipe = useSwipe({ back: () => onBack?.(), forward: () => onForward?.() });
  const moveByKeys = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowLeft') onBack?.();
    if (key === 'ArrowRight') onForward?.();
  };
  return (
    <ModalOverlay
      isOpen
      className={styles.overlay ?? ''}
      onOpenChange={(open) => open || onClose()}
    >
      <Modal className={styles.modal ?? ''}>
        <Dialog className={styles.viewer ?? ''}>
          {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys come from the buttons inside */}
          <div className={styles.content} onKeyDown={moveByKeys}>
            <header className={styles.head}>
              <Heading slot="title" className={styles.title ?? ''}>
                {title}
              </Heading>
              {actions}
              <IconButton label={m.ui_close()} onClick={onClose}>
                <X aria-hidden="true" />
              </IconButton>
            </header>
            <div className={styles.stage} {...swipe}>
              {picture}
              <div className={styles.back}>
                {onBack && (
                  <IconButton label={m.album_previous()} onClick={onBack}>
                    <ChevronLeft aria-hidden="true" />
                  </IconButton>
                )}
              </div>
              <div className={styles.forward}>
                {onForward && (
                  <IconButton label={m.album_next()} onClick={onForward}>
                    <ChevronRight aria-hidden="true" />
                  </IconButton>
                )}
              </div>
            </div>
            <footer className={styles.details}>{details}</footer>
          </div>
        </Dialog>
      </Modal>
      {children}
    </ModalOverlay>
  );
}

function useSwipe({ back, forward }: { back: () => void; forward: () => void }) {
  const began = useRef<number>(undefined);
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      // Two fingers enlarge the page.
      began.current = touches.length === 1 ? touches[0]?.clientX : undefined;
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const moved = (changedTouches[0]?.clientX ?? 0) - (began.current ?? Number.NaN);
      began.current = undefined;
      if (moved > SWIPE_PIXELS) back();
      if (moved < -SWIPE_PIXELS) forward();
    },
  };
}
