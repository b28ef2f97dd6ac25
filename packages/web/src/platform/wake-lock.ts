/**
 * Keeps the screen on until the returned function is called; does nothing on devices without
 * support.
 */
export function keepAwake(): () => void {
  let lock: WakeLockSentinel | undefined;
  let over = false;
  const hold = async () => {
    if (over || document.visibilityState !== 'visible') return;
    try {
      lock = await navigator.wakeLock.request('screen');
      if (over) await lock.release();
    } catch {
      // Refused on low battery or without support; the screen sleeps as usual.
    }
  };
  // The browser releases the lock whenever the page is hidden.
  const again = () => void hold();
  document.addEventListener('visibilitychange', again);
  void hold();
  return () => {
    over = true;
    document.removeEventListener('visibilitychange', again);
    void lock?.release();
  };
}

export const canKeepAwake = (): boolean => 'wakeLock' in navigator;
