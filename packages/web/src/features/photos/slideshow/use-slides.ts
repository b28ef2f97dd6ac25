import { type PointerEvent, useEffect, useState } from 'react';

import { serverUrl } from '../../../api/server-url.ts';
import type { Slide } from './api.ts';

export type Speed = 'slow' | 'normal' | 'quick';
const EACH_MS: Record<Speed, number> = { slow: 25_000, normal: 15_000, quick: 8_000 };

const SWIPE_PX = 60;

/** Advances by timer, keys, swipes and buttons. Photos may disappear while it runs. */
export function useSlides(photos: readonly Slide[], { speed }: { speed: Speed }) {
  const [failed, setFailed] = useState<ReadonlySet<string>>(new Set());
  const [at, setAt] = useState(0);
  const [isPaused, setPaused] = useState(false);
  const [startX, setStartX] = useState<number>();
  const shown = photos.filter(({ picture }) => !failed.has(picture.large));
  const count = shown.length;
  // The list may have become shorter since the last step.
  const index = count === 0 ? 0 : at % count;
  const step = (by: number) => setAt((before) => (count === 0 ? 0 : (before + by + count) % count));

  useEffect(() => {
    if (isPaused || count < 2) return undefined;
    const timer = setTimeout(() => setAt((index + 1) % count), EACH_MS[speed]);
    return () => clearTimeout(timer);
  }, [index, count, isPaused, speed]);

  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isOnButton = event.target instanceof HTMLButtonElement;
      if (count > 0 && event.key === 'ArrowRight') setAt((before) => (before + 1) % count);
      else if (count > 0 && event.key === 'ArrowLeft')
        setAt((before) => (before - 1 + count) % count);
      else if (event.key === ' ' && !isOnButton) {
        event.preventDefault();
        setPaused((before) => !before);
      }
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [count]);

  const next = shown[(index + 1) % Math.max(count, 1)]?.picture.large;
  useEffect(() => {
    // Loaded before its turn, so that no empty frame is shown.
    if (next !== undefined) new Image().src = serverUrl(next);
  }, [next]);

  return {
    slide: shown[index],
    index,
    count,
    isPaused,
    setPaused,
    step,
    /** Consent may have been withdrawn since the list was loaded. */
    leaveOut: (large: string) => setFailed((before) => new Set([...before, large])),
    swipe: {
      onPointerDown: ({ clientX }: PointerEvent) => setStartX(clientX),
      onPointerUp: ({ clientX }: PointerEvent) => {
        const by = startX === undefined ? 0 : clientX - startX;
        if (Math.abs(by) >= SWIPE_PX) step(by < 0 ? 1 : -1);
        setStartX(undefined);
      },
    },
  };
}
