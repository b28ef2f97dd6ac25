import { type PointerEvent, useEffect, useRef } from 'react';

const LONG_MS = 450;
/** A finger that moves further is scrolling. */
const MOST_PIXELS = 10;

/** Handlers for a long press with a finger. */
export function useLongPress(onLongPress: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const began = useRef({ x: 0, y: 0 });
  const stop = () => clearTimeout(timer.current);
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    onPointerDown: ({ pointerType, clientX: x, clientY: y }: PointerEvent) => {
      if (pointerType !== 'touch') return;
      began.current = { x, y };
      timer.current = setTimeout(onLongPress, LONG_MS);
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent) => {
      const { x, y } = began.current;
      if (Math.hypot(clientX - x, clientY - y) > MOST_PIXELS) stop();
    },
    onPointerUp: stop,
    onPointerCancel: stop,
  };
}
