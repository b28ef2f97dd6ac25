/** Keeps the screen on until the answer is called. Where a device cannot, nothing happens. */
export function keepAwake(): () => void {
  let lock: WakeLockSentinel | undefined;
  let over = false;
  const hold = async () => {
    if (over || document.visibilityState !== 'visible') return;
    try {
      lock = await navigator.wakeLock.request('screen');
      if (over) await lock.release();
    } catch {
      // A low battery, or a device without it: the screen sleeps as ever.
    }
  };
  // The device lets go whenever the page is out of sight.
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
