import { useEffect } from 'react';

import { keepAwake } from '../../platform/wake-lock.ts';

/** Nobody in the room has a hand free to wake the screen. */
export function useAwakeWhile(isPlaying: boolean) {
  useEffect(() => (isPlaying ? keepAwake() : undefined), [isPlaying]);
}
