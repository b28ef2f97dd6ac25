import { type RefObject, useRef } from 'react';

import styles from './event-block.module.css';

interface Props {
  /** The block that is made longer or shorter. */
  block: RefObject<HTMLElement | null>;
  /** How long the block is drawn. */
  minutes: number;
  /** Undefined when the pointer lets go. */
  onMinutes: (minutes: number | undefined) => void;
  onResize: (minutes: number) => void;
}

const STEP = 15;

/** The lower edge of a block, for a mouse. The dialog for moving does the same by keyboard. */
export function ResizeHandle({ block, minutes, onMinutes, onResize }: Props) {
  const held = useRef<{ y: number; perMinute: number; minutes: number; now: number }>(undefined);
  const letGo = () => {
    held.current = undefined;
    onMinutes(undefined);
  };
  return (
    <span
      className={styles.edge}
      data-testid="edge"
      onPointerDown={(event) => {
        const height = block.current?.getBoundingClientRect().height ?? 0;
        if (event.button !== 0 || height === 0) return;
        event.stopPropagation();
        event.currentTarget.setPointerCapture(event.pointerId);
        held.current = { y: event.clientY, perMinute: height / minutes, minutes, now: minutes };
        onMinutes(minutes);
      }}
      onPointerMove={({ clientY }) => {
        const from = held.current;
        if (!from) return;
        const exact = from.minutes + (clientY - from.y) / from.perMinute;
        from.now = Math.max(STEP, Math.round(exact / STEP) * STEP);
        onMinutes(from.now);
      }}
      onPointerUp={() => {
        const from = held.current;
        letGo();
        if (from && from.now !== from.minutes) onResize(from.now);
      }}
      onPointerCancel={letGo}
    />
  );
}
