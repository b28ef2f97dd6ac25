import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';

import styles from './hold-button.module.css';

/** Long enough that a resident does not leave by chance. */
export const HOLD_MS = 2000;

interface Props {
  icon?: ReactNode;
  onHeld: () => void;
  children: ReactNode;
}

/** For colleagues only: acts after it was held down, by finger or by key. */
export function HoldButton({ icon, onHeld, children }: Props) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [isHeld, setHeld] = useState(false);
  const release = () => {
    clearTimeout(timer.current);
    timer.current = undefined;
    setHeld(false);
  };
  const hold = () => {
    if (timer.current !== undefined) return;
    setHeld(true);
    timer.current = setTimeout(() => {
      release();
      onHeld();
    }, HOLD_MS);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  const isPress = ({ key }: KeyboardEvent) => key === 'Enter' || key === ' ';
  return (
    <button
      type="button"
      className={styles.button}
      data-held={isHeld || undefined}
      onPointerDown={hold}
      onPointerUp={release}
      onPointerLeave={release}
      onPointerCancel={release}
      onContextMenu={(event) => event.preventDefault()}
      onKeyDown={(event) => {
        if (!isPress(event)) return;
        event.preventDefault();
        hold();
      }}
      onKeyUp={release}
      onBlur={release}
    >
      {icon}
      <span>{children}</span>
    </button>
  );
}
