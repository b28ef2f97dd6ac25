import { type PointerEvent, useCallback, useRef } from 'react';

/** Shaking hands tap again within this time; such a run of taps counts once. */
export const REPEATED_MS = 700;
/** How far beside a control a finger may end that began on it. */
const SLIDE_PX = 60;

export interface SteadyTapHandlers {
  onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  onPointerUp: (event: PointerEvent<HTMLElement>) => void;
  onClick: () => void;
}

export type SteadyTap = (act: () => void) => SteadyTapHandlers;

/**
 * Makes handlers for the controls of one screen. The time since the last tap is shared by all of
 * them, so that a second tap does not hit what appears after the first.
 */
export function useSteadyTap(): SteadyTap {
  const last = useRef(Number.NEGATIVE_INFINITY);
  return useCallback((act: () => void): SteadyTapHandlers => {
    const tap = () => {
      const now = performance.now();
      const isRepeated = now - last.current < REPEATED_MS;
      last.current = now;
      if (!isRepeated) act();
    };
    return {
      // Captured, because a finger that slides off sends neither an end nor a click otherwise.
      onPointerDown: ({ currentTarget, pointerId }) => currentTarget.setPointerCapture?.(pointerId),
      onPointerUp: (event) => {
        if (isNear(event)) tap();
      },
      // Also by keyboard and screen reader; after a pointer it counts as repeated.
      onClick: tap,
    };
  }, []);
}

function isNear({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>): boolean {
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect();
  return (
    clientX > left - SLIDE_PX &&
    clientX < right + SLIDE_PX &&
    clientY > top - SLIDE_PX &&
    clientY < bottom + SLIDE_PX
  );
}
